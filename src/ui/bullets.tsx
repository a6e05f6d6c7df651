import { stack } from "../styles/mixins";
import { color, fontSize, space } from "../styles/tokens";

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
          "&::before": {
            content: '""',
            position: "absolute",
            insetInlineStart: space.xxs,
            insetBlockStart: "0.3em",
            height: "1em",
            borderInlineStart: `0.125rem solid ${color.accent}`,
            transform: "rotate(14deg)",
          },
        }}
      >
        {item}
      </li>
    ))}
  </ul>
);
