import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { fitNumber, label, stack, tabularNumbers } from "../styles/mixins";
import { color, fontSize, media, space } from "../styles/tokens";
import { isSampleSize, KeyChart } from "../ui/key-chart";
import { Link } from "../ui/link";
import { SampleDrawing } from "../ui/tally/sample-drawing";
import { StatDrawing } from "../ui/tally/stat-drawing";

export const fragment = graphql`
  fragment ReportEvidence on Report {
    ...ReportFigure
    period
  }
`;

/** A report's key figure above its chart or, if the figure counts what was studied, above a drawing of it. */
export function ReportEvidence({ report }: { report: Queries.ReportEvidenceFragment }) {
  const { path, keyFigure } = report;
  const showsSample = isSampleSize(report);
  return (
    <div css={evidenceStyles}>
      <Link to={path} css={[figureLines, figureLink]}>
        <span css={label}>Our study:</span>
        <b css={figureNumber(keyFigure.value)}>{keyFigure.value}</b>
        <span css={figureWords}>{keyFigure.label}</span>
      </Link>
      {showsSample ? <SampleDrawing sample={report.sample} /> : <KeyChart chart={report.keyChart} />}
      <p css={label}>
        {!showsSample && `${report.sample}, `}
        {report.period}
      </p>
    </div>
  );
}

export const StatEvidence = ({ value, label: counted, legend, ...stat }: Queries.StatFragment) => (
  <div css={evidenceStyles}>
    <p css={figureLines}>
      <b css={figureNumber(value)}>{value}</b> <span css={figureWords}>{counted}</span>
    </p>
    <StatDrawing {...stat} />
    <p css={label}>{legend}</p>
  </div>
);

const evidenceStyles = {
  ...stack(space.m),
  alignContent: "center",
  containerType: "inline-size",
  paddingBlock: space.l,
  // Leaves room for seven tallies in a row.
  "figure > div": { gap: space.xs },
  "& > svg": { maxWidth: "20rem" },
} satisfies CSSObject;

const figureLines = {
  ...stack(space.xs),
  [media.tablet]: {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: space.l,
    "& > b": { gridArea: "1 / 1 / 3" },
    "& > :last-child": { gridRow: 2 },
  },
} satisfies CSSObject;

const figureLink = {
  color: color.ink,
  textDecoration: "none",
  "&:hover": { color: color.accent },
  "& > :last-child": {
    textDecoration: "underline",
    textDecorationThickness: "0.08em",
    textUnderlineOffset: "0.18em",
  },
} satisfies CSSObject;

const figureNumber = (value: string) =>
  ({
    ...tabularNumbers,
    color: color.accent,
    fontSize: fitNumber(value, "clamp(4rem, 2rem + 6vw, 8rem)", 70),
    lineHeight: 0.9,
  }) satisfies CSSObject;

const figureWords = {
  maxWidth: "24ch",
  textWrap: "balance",
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  [media.wide]: { fontSize: fontSize.h3 },
} satisfies CSSObject;
