import { stack } from "../styles/mixins";
import { color, fontSize, space } from "../styles/tokens";

export const Bullets = ({ items }: { items: readonly string[] }) => (
  <ul role="list" css={{ ...stack(space.xs), fontSize: fontSize.small }}>
    {items.map((item) => (
      <li
        key={item}
        css={{
          position: "relative",
          paddingInlineStart: space.l,
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
