import { columns, fitNumber, label as labelStyle, stack, tabularNumbers } from "../styles/mixins";
import { fontSize, media, space } from "../styles/tokens";
import { StatDrawing } from "../ui/tally/stat-drawing";

export const Stats = ({ stats }: { stats: readonly Queries.StatFragment[] }) => (
  <dl css={{ ...stack(space.l), ...columns(stats.length, media.medium, `${space.xs} ${space.xxl}`) }}>
    {stats.map(({ value, label, drawing, count, legend }) => (
      <div key={label} css={[statStyles, stats.length <= 2 && { [media.wide]: beside }]}>
        <dt css={labelStyles}>{label}</dt>
        <dd css={valueStyles}>
          <span
            css={{ ...tabularNumbers, display: "block", fontSize: fitNumber(value, fontSize.figure, 100) }}
          >
            {value}
          </span>
        </dd>
        <dd css={drawingStyles}>
          <StatDrawing drawing={drawing} count={count} />
          <span css={labelStyle}>{legend}</span>
        </dd>
      </div>
    ))}
  </dl>
);

const beside = {
  display: "grid",
  gridTemplate: "auto 1fr / minmax(0, 1fr) minmax(0, 1fr)",
  gap: `${space.xxs} ${space.l}`,
  "& > dd:last-of-type": { gridArea: "1 / 2 / 3" },
} as const;

/** Puts drawings beside their numbers on phones and, if there are at most two stats, in wide windows. */
const statStyles = {
  ...beside,
  [media.medium]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr",
    "& > dd:last-of-type": { gridArea: "auto" },
  },
} as const;

const labelStyles = {
  order: 2,
  fontWeight: 600,
  lineHeight: 1.3,
  fontSize: fontSize.small,
} as const;

const valueStyles = { order: 1, containerType: "inline-size" } as const;

const drawingStyles = { ...stack(space.xs), order: 3 } as const;
