import { columns, stack } from "../styles/mixins";
import { border, color, size, space } from "../styles/tokens";

/** Draws tally strokes with a repeating gradient. The width ends in the gap after the last stroke. */
const strokeStyles = (count: number) => ({
  width: `calc(${count} * ${space.xs} - ${space.xxs})`,
  height: space.l,
  transform: "skewX(-14deg)",
  transformOrigin: "bottom",
  background: `repeating-linear-gradient(90deg, ${color.accent} 0 ${size.line}, transparent 0 ${space.xs})`,
});

/** Short texts with titles, numbered with tally strokes, in two or three columns. */
export const Points = ({ points }: { points: readonly { title: string; text: string }[] }) => (
  <ul
    role="list"
    css={{ ...stack(`${space.l} ${space.xl}`), ...columns(points.length % 3 === 0 ? 3 : 2) }}
  >
    {points.map(({ title, text }, index) => (
      <li
        key={title}
        css={{ ...stack(space.xs), borderTop: border.fine, paddingBlockStart: space.m }}
      >
        <span aria-hidden css={strokeStyles(index + 1)} />
        <h3>{title}</h3>
        <p css={{ color: color.muted }}>{text}</p>
      </li>
    ))}
  </ul>
);
