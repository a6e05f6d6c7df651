import { slash, stack } from "../styles/mixins";
import { fontSize, space } from "../styles/tokens";

interface BulletsProps {
  readonly items: readonly string[];
  readonly className?: string;
}

export const Bullets = ({ items, className }: BulletsProps) => (
  <ul role="list" className={className} css={{ ...stack(space.xs), fontSize: fontSize.small }}>
    {items.map((item) => (
      <li
        key={item}
        css={{
          position: "relative",
          paddingInlineStart: space.l,
          textWrap: "balance",
          "&::before": slash,
        }}
      >
        {item}
      </li>
    ))}
  </ul>
);
