import { color, media, size, space } from "../styles/tokens";

/** A titled short text. */
export interface PointText {
  readonly title: string;
  readonly text: string;
}

/** Titled short texts in columns that leave no hole, with a rule above each. */
export function Points({ points }: { points: readonly PointText[] }) {
  return (
    <ul
      role="list"
      css={{
        display: "grid",
        gap: space.l,
        [media.medium]: {
          gridTemplateColumns: `repeat(${points.length % 3 === 0 ? 3 : 2}, minmax(0, 1fr))`,
          columnGap: space.xl,
        },
      }}
    >
      {points.map(({ title, text }) => (
        <li
          key={title}
          css={{
            display: "grid",
            gap: space.xs,
            alignContent: "start",
            borderTop: `${size.hairline} solid ${color.rule}`,
            paddingBlockStart: space.m,
          }}
        >
          <h3>{title}</h3>
          <p css={{ color: color.muted }}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
