import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { endsInLine, label, stack, tabularNumbers } from "../styles/mixins";
import { border, color, fontSize, media, size, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Illustration } from "../ui/illustration";
import { isSampleSize, KeyChart } from "../ui/key-chart";
import { Link, type LinkItem } from "../ui/link";
import { Container } from "../ui/page";
import { SampleDrawing } from "../ui/tally/sample-drawing";
import { TitleRow } from "../ui/title-row";

export const fragment = graphql`
  fragment ServiceHeader on Service {
    title
    lead: tagline
    illustrationSvg
    report {
      path
      sample
      period
      keyChart
      keyFigure {
        value
        label
      }
    }
  }
  fragment SampleLabels on ResearchPage {
    illustrationLegend
    illustrationLegendByTens
  }
`;

interface ServiceHeaderProps extends Queries.ServiceHeaderFragment {
  readonly actions: readonly LinkItem[];
  readonly reportLabel: string;
  readonly labels: Queries.SampleLabelsFragment;
}

export const ServiceHeader = ({ actions, ...service }: ServiceHeaderProps) => (
  <header css={{ paddingBlockStart: space.section, ...endsInLine }}>
    <TitleRow title={service.title} lead={service.lead}>
      <Actions links={actions} />
    </TitleRow>
    <Cover {...service} />
  </header>
);

type CoverProps = Omit<ServiceHeaderProps, "actions" | "title" | "lead">;

const Cover = ({ illustrationSvg: svg, report, reportLabel, labels }: CoverProps) => (
  <div css={sheet}>
    <Container css={report !== null && coverColumns}>
      {report !== null && (
        <div css={evidence}>
          <Link to={report.path} css={figureLink}>
            <span css={label}>{reportLabel}:</span>
            <span css={figureNumber}>{report.keyFigure.value}</span>
            <span css={figureWords}>{report.keyFigure.label}</span>
          </Link>
          {isSampleSize(report) ? (
            <SampleDrawing sample={report.sample} labels={labels} />
          ) : (
            <KeyChart chart={report.keyChart} />
          )}
          <p css={label}>
            {!isSampleSize(report) && `${report.sample}, `}
            {report.period}
          </p>
        </div>
      )}
      <Illustration svg={svg} css={drawing} />
    </Container>
  </div>
);

/**
 * Fits the first column to the key figure. The drawing's paper begins at the next column with its margin
 * line, which is 5% of the drawing's width from the left edge.
 */
const coverColumns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.wide]: {
    gridTemplateColumns: "minmax(min-content, 1fr) repeat(2, minmax(0, 1fr))",
    columnGap: space.xxl,
    "& > :last-child": {
      gridColumn: "span 2",
      clipPath: `inset(0 -100vw 0 -${size.hairline})`,
      svg: { width: "calc(100% / 0.95)", maxWidth: "none", translate: "-5%" },
    },
  },
} satisfies CSSObject;

const sheet = {
  marginBlockStart: `clamp(${space.xl}, 4vw, ${space.xxl})`,
  overflow: "hidden",
  borderBlock: border.strong,
  backgroundColor: color.surface,
} satisfies CSSObject;

/** Extends the drawing's paper to both edges of the window. */
const drawing = { overflow: "visible", clipPath: "inset(0 -100vw)", borderBlock: 0 } satisfies CSSObject;

const evidence = {
  ...stack(space.m),
  alignContent: "center",
  paddingBlock: space.l,
  // Leaves room for seven tallies in a row.
  "figure > div": { gap: space.xs },
} satisfies CSSObject;

const figureLink = {
  ...stack(space.xs),
  color: color.ink,
  textDecoration: "none",
  "&:hover": { color: color.accent },
  [media.tablet]: {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: space.l,
    "& > :nth-of-type(2)": { gridArea: "1 / 1 / 3" },
  },
} satisfies CSSObject;

const figureNumber = {
  ...tabularNumbers,
  color: color.accent,
  fontSize: "clamp(4rem, 2rem + 6vw, 8rem)",
  lineHeight: 0.9,
  whiteSpace: "nowrap",
} satisfies CSSObject;

const figureWords = {
  maxWidth: "24ch",
  textWrap: "balance",
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: "underline",
  textDecorationThickness: "0.08em",
  textUnderlineOffset: "0.18em",
  [media.wide]: { fontSize: fontSize.h3 },
} satisfies CSSObject;
