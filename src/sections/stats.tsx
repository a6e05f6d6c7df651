import { graphql } from "gatsby";
import { label as labelStyle, row, stack, tabularNumbers } from "../styles/mixins";
import { color, fontSize, media, space } from "../styles/tokens";
import { StatDrawing } from "../ui/tally/stat-drawing";

export const fragment = graphql`
  fragment Stats on Organization {
    stats {
      value
      label
      drawing
      count
      legend
    }
  }
`;

export const Stats = ({ stats }: Queries.StatsFragment) => (
  <dl css={row("0")}>
    {stats.map(({ value, label, drawing, count, legend }) => (
      <div
        key={label}
        css={{
          ...stack(space.s),
          flex: "1 1 7rem",
          gridTemplateRows: "auto 1fr auto",
          padding: `${space.m} ${space.xs}`,
          "&:nth-of-type(odd)": { backgroundColor: color.bar },
          [media.medium]: { padding: `${space.l} ${space.m}` },
          [media.wide]: { padding: space.l },
        }}
      >
        <dt
          css={{
            order: 2,
            fontSize: fontSize.label,
            fontWeight: 600,
            [media.medium]: { fontSize: fontSize.text },
          }}
        >
          {label}
        </dt>
        <dd
          css={{
            ...tabularNumbers,
            order: 1,
            whiteSpace: "nowrap",
            fontSize: fontSize.figureInText,
            [media.medium]: { fontSize: fontSize.figure },
          }}
        >
          {value}
        </dd>
        <dd css={{ order: 3, ...stack(space.xs), marginBlockStart: space.s }}>
          <StatDrawing drawing={drawing} count={count} />
          <span css={labelStyle}>{legend}</span>
        </dd>
      </div>
    ))}
  </dl>
);
