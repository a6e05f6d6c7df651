import { graphql } from "gatsby";
import { columns, label as labelStyle, stack, tabularNumbers } from "../styles/mixins";
import { fontSize, media, space } from "../styles/tokens";
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

export const Stats = ({ stats }: Queries.StatsFragment) => {
  const isPair = stats.length <= 2;
  return (
    <dl css={{ ...stack(space.l), ...columns(stats.length, isPair ? media.medium : media.wide, space.xxl) }}>
      {stats.map(({ value, label, drawing, count, legend }) => (
        <div key={label} css={[beside, !isPair && below]}>
          <dt css={labelStyles}>{label}</dt>
          <dd css={valueStyles}>{value}</dd>
          <dd css={drawingStyles}>
            <StatDrawing drawing={drawing} count={count} />
            <span css={labelStyle}>{legend}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Layout of a stat with its drawing beside the number. */
const beside = {
  display: "grid",
  gridTemplate: "auto 1fr / minmax(0, 2fr) minmax(0, 3fr)",
  gap: `${space.xxs} ${space.l}`,
  "& > dd:last-of-type": { gridArea: "1 / 2 / 3" },
} as const;

/** In wide windows, three columns are too narrow for that, so the drawing is below the number. */
const below = {
  [media.wide]: {
    gridTemplate: "auto auto 1fr / minmax(0, 1fr)",
    "& > dd:last-of-type": { gridArea: "auto" },
  },
} as const;

const labelStyles = {
  order: 2,
  fontWeight: 600,
  lineHeight: 1.3,
  fontSize: fontSize.small,
} as const;

const valueStyles = {
  ...tabularNumbers,
  order: 1,
  whiteSpace: "nowrap",
  fontSize: fontSize.figureInText,
  [media.wide]: { fontSize: fontSize.figure },
} as const;

const drawingStyles = { ...stack(space.xs), order: 3 } as const;
