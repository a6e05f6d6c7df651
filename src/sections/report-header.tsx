import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { addressOf } from "../addresses";
import { useSiteIdentity } from "../seo/site-data";
import { label, lead, row, twoColumns, stack, touchTarget } from "../styles/mixins";
import { groupStrokes, strokesFor } from "../styles/tally";
import { border, color, media, space } from "../styles/tokens";
import { Badge } from "../ui/badge";
import { Container } from "../ui/page";
import { Icon } from "../ui/icon/icon";
import { Link } from "../ui/link";
import { Logo } from "../ui/tally/logo";
import { TallyField } from "../ui/tally/tally-field";
import { keepYearsTogether } from "../ui/years";

export const fragment = graphql`
  fragment ReportHeader on Report {
    path
    title
    summary
    category
    badge
    day: date(formatString: "MMMM D, YYYY")
    team
    sample
    period
    wordCount
    back {
      ...Action
    }
  }
  fragment ReportHeaderLabels on ResearchPage {
    illustrationLegend
    illustrationLegendByTens
    readingTime
  }
`;

interface ReportHeaderProps {
  readonly report: Queries.ReportHeaderFragment;
  readonly labels: Queries.ReportHeaderLabelsFragment;
  readonly children: ReactNode;
}

export function ReportHeader({ report, labels, children }: ReportHeaderProps) {
  const { day, team, sample, period, back } = report;
  const { siteUrl } = useSiteIdentity().site;
  const minutes = Math.max(1, Math.round(report.wordCount / wordsPerMinute));
  const readingTime = labels.readingTime.replace("{minutes}", String(minutes));
  return (
    <header css={{ paddingBlockStart: space.l, [media.print]: { padding: 0 } }}>
      <Container>
        <p
          css={{
            ...label,
            display: "none",
            [media.print]: { ...row(space.m), alignItems: "center" },
          }}
        >
          <Logo />
          {addressOf(siteUrl, report.path)}
        </p>
        <Link
          to={back.to}
          css={{
            ...touchTarget,
            gap: space.xs,
            fontWeight: 600,
            [media.print]: { display: "none" },
          }}
        >
          <Icon name="arrow-left" strokeWidth={2} size="1.125rem" />
          {back.label}
        </Link>
        <div css={{ ...stack(space.m), marginBlock: `${space.l} ${space.l}` }}>
          <p css={{ ...label, ...row(`${space.xs} ${space.s}`), alignItems: "center" }}>
            <Badge tone="green">{report.badge}</Badge>
            {report.category}
          </p>
          <h1 css={{ maxWidth: "11.8em", "& > span": { whiteSpace: "nowrap" } }}>
            {keepYearsTogether(report.title)}
          </h1>
          {children}
        </div>
        <div css={{ ...stack(space.l), ...twoColumns(8, 4, space.xxl) }}>
          <p css={lead}>{report.summary}</p>
          <ul role="list" css={factStyles}>
            {[day, team, sample, period, readingTime].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <SampleDrawing sample={sample} labels={labels} />
      </Container>
    </header>
  );
}

/** One row of facts, or a list beside the summary in wide windows. */
const factStyles: CSSObject = {
  ...label,
  ...row(`0 ${space.l}`),
  paddingBlock: space.xs,
  borderBlock: border.fine,
  borderBlockStart: border.strong,
  color: color.ink,
  [media.wide]: {
    display: "block",
    padding: 0,
    borderBlockEnd: "none",
    "& > li": { paddingBlock: space.xs, borderBlockEnd: border.fine },
  },
};

interface SampleDrawingProps {
  readonly sample: string;
  readonly labels: Queries.ReportHeaderLabelsFragment;
}

/** Draws a study's sample size, such as `200 sites`, as tally marks. */
function SampleDrawing({ sample, labels }: SampleDrawingProps) {
  const { strokes, each } = groupStrokes(strokesFor(sample));
  if (strokes === 0) return null;
  const legend = each === 1 ? labels.illustrationLegend : labels.illustrationLegendByTens;
  return (
    <figure
      css={{
        ...row(`${space.m} ${space.xl}`),
        alignItems: "flex-end",
        justifyContent: "space-between",
        marginBlockStart: space.l,
        padding: space.m,
        backgroundColor: color.bar,
        [media.wide]: { padding: space.l },
      }}
    >
      <TallyField count={strokes} marks="large" />
      <figcaption css={label}>{legend.replace("{sample}", sample)}</figcaption>
    </figure>
  );
}

/** Average number of English words that adults read silently per minute (Brysbaert 2019). */
const wordsPerMinute = 238;
