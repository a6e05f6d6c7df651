import { columns, stack } from "../styles/mixins";
import { color, line, size, space } from "../styles/tokens";

export interface PointText {
  readonly title: string;
  readonly text: string;
}

/** As many upright strokes of a tally. Their box ends in a gap, not where a further stroke would begin. */
const strokes = (count: number) => ({
  width: `calc(${count} * ${space.xs} - ${space.xxs})`,
  height: space.l,
  transform: "skewX(-14deg)",
  transformOrigin: "bottom",
  background: `repeating-linear-gradient(90deg, ${color.accent} 0 ${size.line}, transparent 0 ${space.xs})`,
});

/** Titled short texts, counted, in columns that leave no hole, with a rule above each. */
export const Points = ({ points }: { points: readonly PointText[] }) => (
  <ul
    role="list"
    css={{ ...stack(`${space.l} ${space.xl}`), ...columns(points.length % 3 === 0 ? 3 : 2) }}
  >
    {points.map(({ title, text }, index) => (
      <li
        key={title}
        css={{
          ...stack(space.xs),
          alignContent: "start",
          borderTop: line.fine,
          paddingBlockStart: space.m,
        }}
      >
        <span aria-hidden css={strokes(index + 1)} />
        <h3>{title}</h3>
        <p css={{ color: color.muted }}>{text}</p>
      </li>
    ))}
  </ul>
);
