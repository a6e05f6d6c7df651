import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { endsInLine, label, tabularNumbers } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Illustration } from "../ui/illustration";
import { Link, type LinkItem } from "../ui/link";
import { Container } from "../ui/page";
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
      keyFigure {
        value
        label
      }
    }
  }
`;

interface ServiceHeaderProps extends Queries.ServiceHeaderFragment {
  readonly actions: readonly LinkItem[];
  readonly reportLabel: string;
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

const Cover = ({ illustrationSvg: svg, report, reportLabel }: CoverProps) => (
  <div css={sheet}>
    <Container css={report !== null && coverColumns}>
      {report !== null && (
        <Link to={report.path} css={figureLink}>
          <span css={label}>{reportLabel}:</span>
          <span css={figureNumber}>{report.keyFigure.value}</span>
          <span css={figureWords}>{report.keyFigure.label}</span>
          <span css={label}>
            {!report.sample.startsWith(report.keyFigure.value) && `${report.sample}, `}
            {report.period}
          </span>
        </Link>
      )}
      <Illustration svg={svg} css={drawing} />
    </Container>
  </div>
);

/** Fits the first column to the key figure and keeps the drawing's stripes out of that column. */
const coverColumns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.wide]: {
    gridTemplateColumns: "minmax(min-content, 1fr) repeat(2, minmax(0, 1fr))",
    columnGap: space.xxl,
    "& > :last-child": { gridColumn: "span 2", svg: { clipPath: "inset(0 -100vw 0 0)" } },
  },
} satisfies CSSObject;

const sheet = {
  marginBlockStart: `clamp(${space.xl}, 4vw, ${space.xxl})`,
  overflow: "hidden",
  borderBlock: border.strong,
  backgroundColor: color.surface,
} satisfies CSSObject;

/** Extends the drawing's stripes to both edges of the window. */
const drawing = {
  alignSelf: "stretch",
  borderBlock: 0,
  "& svg": { height: "100%", overflow: "visible", clipPath: "inset(0 -100vw)" },
} satisfies CSSObject;

const figureLink = {
  display: "grid",
  alignContent: "center",
  gap: space.xs,
  color: color.ink,
  textDecoration: "none",
  paddingBlock: space.l,
  "&:hover": { color: color.accent },
  [media.tablet]: {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: space.l,
    "& > :nth-of-type(2)": { gridArea: "1 / 1 / 4" },
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
