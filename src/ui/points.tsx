import { columns, stack } from "../styles/mixins";
import { color, line, space } from "../styles/tokens";

export interface PointText {
  readonly title: string;
  readonly text: string;
}

/** Titled short texts in columns that leave no hole, with a rule above each. */
export const Points = ({ points }: { points: readonly PointText[] }) => (
  <ul
    role="list"
    css={{ ...stack(`${space.l} ${space.xl}`), ...columns(points.length % 3 === 0 ? 3 : 2) }}
  >
    {points.map(({ title, text }) => (
      <li
        key={title}
        css={{
          ...stack(space.xs),
          alignContent: "start",
          borderTop: line.fine,
          paddingBlockStart: space.m,
        }}
      >
        <h3>{title}</h3>
        <p css={{ color: color.muted }}>{text}</p>
      </li>
    ))}
  </ul>
);
