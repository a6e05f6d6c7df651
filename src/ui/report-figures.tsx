import { stack, tabularNumbers } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { isSampleSize, KeyChart } from "./key-chart";
import { Link } from "./link";
import { Container } from "./page";

/** Number of reports whose figures fit beside each other. */
const shown = 7;

/** Starts with the newest finding and its chart. Sample sizes aren't findings. */
export function ReportFigures({ reports }: { reports: readonly Queries.ReportFigureFragment[] }) {
  const newest = reports.slice(0, shown);
  const lead = newest.find((report) => !isSampleSize(report)) ?? newest[0];
  if (lead === undefined) return null;
  const others = newest.filter((report) => report !== lead);
  return (
    <section
      aria-label="Completed reports"
      css={{ marginBlockStart: space.xl, backgroundColor: color.bar, borderBlock: border.strong }}
    >
      <Container>
        <ul role="list" css={listStyles}>
          {[lead, ...others].map((report) => (
            <li key={report.path}>
              <Link to={report.path} css={linkStyles}>
                <b>{report.keyFigure.value}</b> <span>{report.keyFigure.label}</span>
              </Link>
              {report === lead && <KeyChart chart={lead.keyChart} />}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

const listStyles = {
  margin: 0,
  display: "grid",
  paddingBlock: space.m,
  "li:not(:first-of-type)": { borderTop: border.fine },
  "li:first-of-type": {
    paddingBlockEnd: space.l,
    a: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "last baseline", fontSize: fontSize.text },
    "a > b": { fontSize: fontSize.keyFigure },
  },
  [media.medium]: {
    gridTemplateColumns: "minmax(min-content, 2fr) repeat(3, minmax(0, 1fr))",
    columnGap: space.l,
    paddingBlock: space.l,
    rowGap: space.l,
    "li:not(:first-of-type)": { borderTop: "none" },
    "li:first-of-type": { gridRow: "span 2", paddingBlockEnd: 0, "a > b": { fontSize: "6rem" } },
  },
  [media.tablet]: {
    "li:first-of-type > a": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 5fr) repeat(3, minmax(0, 2fr))",
    columnGap: space.xl,
  },
} as const;

const linkStyles = {
  display: "grid",
  gridTemplateColumns: "6.5rem minmax(0, 1fr)",
  alignItems: "center",
  gap: space.s,
  paddingBlock: space.xs,
  color: color.ink,
  fontSize: fontSize.compact,
  lineHeight: 1.3,
  textWrap: "balance",
  textDecoration: "none",
  b: { ...tabularNumbers, fontSize: fontSize.h2, color: color.accent },
  "&:hover span": { textDecoration: "underline" },
  [media.medium]: { ...stack(space.xs), gridTemplateColumns: "none" },
} as const;
