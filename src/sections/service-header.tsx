import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { label, lead, stack, tabularNumbers, twoColumns } from "../styles/mixins";
import { border, color, fontSize, media, size, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Link, type LinkItem } from "../ui/link";
import { Container } from "../ui/page";

export const fragment = graphql`
  fragment ServiceHeader on Service {
    title
    lead: tagline
    illustrationSvg
    report {
      path
      sample
      period
    }
    reportFigure {
      value
      label
    }
  }
`;

interface ServiceHeaderProps extends Queries.ServiceHeaderFragment {
  readonly actions: readonly LinkItem[];
  /** Shown above the number from the report. */
  readonly reportLabel: string;
}

export const ServiceHeader = ({ actions, ...service }: ServiceHeaderProps) => (
  <header css={{ paddingBlockStart: space.section }}>
    <Container css={{ ...stack(space.l), ...twoColumns(7, 5, space.xxl), alignItems: "end" }}>
      <h1>{service.title}</h1>
      <div>
        <p css={lead}>{service.lead}</p>
        <Actions links={actions} />
      </div>
    </Container>
    <Cover {...service} />
  </header>
);

/** Height of the drawing. Its ten bars of accounting paper continue across the window. */
const height = "clamp(10.5rem, 28vw, 25rem)";

type CoverProps = Omit<ServiceHeaderProps, "actions" | "title" | "lead">;

/** A sheet of accounting paper across the window, with the service's drawing and a number from our research. */
function Cover({ illustrationSvg: svg, report, reportFigure, reportLabel }: CoverProps) {
  if (report === null || reportFigure === null) {
    return (
      <div css={[sheet, { display: "flex", justifyContent: "center", gap: space.xl }]}>
        <Drawing svg={svg} css={{ opacity: 0.3 }} />
        <Drawing svg={svg} />
        <Drawing svg={svg} css={{ opacity: 0.3 }} />
      </div>
    );
  }
  return (
    <div css={sheet}>
      <Container css={coverColumns}>
        <Link to={report.path} css={figureLink}>
          <span css={label}>{reportLabel}:</span>
          <span css={figureNumber}>{reportFigure.value}</span>
          <span css={figureWords}>{reportFigure.label}</span>
          <span css={{ ...label, [media.narrow]: { display: "none" } }}>
            {report.sample}, {report.period}
          </span>
        </Link>
        <Drawing svg={svg} />
      </Container>
    </div>
  );
}

const Drawing = ({ svg, className }: { svg: string; className?: string }) => (
  <div
    className={className}
    css={{ lineHeight: 0, "& > svg": { height, width: "auto", maxWidth: "none" } }}
    dangerouslySetInnerHTML={{ __html: svg }}
  />
);

const sheet = {
  marginBlockStart: space.xl,
  overflow: "hidden",
  borderBlock: border.strong,
  backgroundImage: `repeating-linear-gradient(${color.bar} 0 calc(${height} / 10), transparent 0 calc(${height} / 5))`,
} satisfies CSSObject;

const coverColumns = {
  ...stack(space.m),
  gridTemplateColumns: "minmax(0, 1fr) auto",
  ...twoColumns(7, 5, space.xxl),
} satisfies CSSObject;

const figureLink = {
  display: "grid",
  alignContent: "center",
  gap: space.xs,
  borderInlineStart: `${size.hairline} solid ${color.danger}`,
  paddingInlineStart: space.m,
  color: color.ink,
  textDecoration: "none",
  [media.wide]: { paddingInlineStart: space.xl },
  "&:hover": { color: color.accent },
} satisfies CSSObject;

const figureNumber = {
  ...tabularNumbers,
  color: color.accent,
  fontSize: "clamp(3.25rem, 0.2rem + 12.5vw, 13.5rem)",
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
