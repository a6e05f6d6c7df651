import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { addressOf } from "../addresses";
import { useSiteIdentity } from "../seo/site-data";
import {
  fitNumber,
  label,
  lead,
  row,
  stack,
  tabularNumbers,
  thirds,
  touchTarget,
  twoThirds,
} from "../styles/mixins";
import { border, color, media, space } from "../styles/tokens";
import { Badge } from "../ui/badge";
import { Container } from "../ui/page";
import { Icon } from "../ui/icon/icon";
import { isSampleSize, KeyChart } from "../ui/key-chart";
import { Link } from "../ui/link";
import { Logo } from "../ui/tally/logo";
import { SampleDrawing } from "../ui/tally/sample-drawing";
import { keepHyphenatedTogether } from "../ui/hyphenated-words";

export const fragment = graphql`
  fragment ReportHeader on Report {
    ...ReportFigure
    title
    summary
    category
    badge
    day: date(formatString: "MMMM D, YYYY")
    team
    period
    wordCount
    chrome
    back {
      ...Action
    }
  }
`;

interface ReportHeaderProps {
  readonly report: Queries.ReportHeaderFragment;
  readonly children: ReactNode;
}

export function ReportHeader({ report, children }: ReportHeaderProps) {
  const { day, team, sample, period, keyFigure, back } = report;
  const { siteUrl } = useSiteIdentity().site;
  const minutes = Math.max(1, Math.round(report.wordCount / wordsPerMinute));
  return (
    <header css={{ paddingBlock: space.l, borderBlockEnd: border.strong, backgroundColor: color.bar }}>
      <Container>
        <div css={{ ...row(space.m), alignItems: "center", justifyContent: "space-between" }}>
          <Link
            to={back.to}
            css={{ ...touchTarget, gap: space.xs, fontWeight: 600, [media.print]: { display: "none" } }}
          >
            <Icon name="arrow-left" strokeWidth={2} size="1.125rem" />
            {back.label}
          </Link>
          {/* A report without the site's header always shows the logo. Others show it only in print. */}
          <span css={report.chrome && onPaper}>
            <Logo />
          </span>
          <span css={{ ...label, ...onPaper }}>{addressOf(siteUrl, report.path)}</span>
        </div>
        <div css={{ ...stack(space.l), ...thirds, marginBlockStart: space.l }}>
          <div css={{ ...stack(space.m), ...twoThirds }}>
            <p css={{ ...label, ...row(`${space.xs} ${space.s}`), alignItems: "center" }}>
              <Badge tone="green">{report.badge}</Badge>
              {report.category}
            </p>
            <h1>{keepHyphenatedTogether(report.title)}</h1>
            {children}
            <p css={lead}>{keepHyphenatedTogether(report.summary)}</p>
          </div>
          <div css={evidenceStyles}>
            <p css={figureStyles}>
              <b css={{ fontSize: fitNumber(keyFigure.value, "8rem", 84) }}>{keyFigure.value}</b>{" "}
              {keyFigure.label}
            </p>
            {isSampleSize(report) ? <SampleDrawing sample={sample} /> : <KeyChart chart={report.keyChart} />}
            <ul role="list" css={factStyles}>
              {[day, team, sample, period, `${minutes} min read`].map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </header>
  );
}

const onPaper: CSSObject = { display: "none", [media.print]: { display: "block" } };

/** In wide windows, the key figure is beside the title, and the list of facts ends where the summary ends. */
const evidenceStyles: CSSObject = {
  display: "flex",
  flexDirection: "column",
  gap: space.m,
  [media.tablet]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
    columnGap: space.l,
    alignItems: "end",
  },
};

const figureStyles: CSSObject = {
  containerType: "inline-size",
  fontWeight: 600,
  lineHeight: 1.25,
  b: {
    ...tabularNumbers,
    display: "block",
    marginBlockEnd: space.xs,
    color: color.accent,
    lineHeight: 0.9,
  },
};

const factStyles: CSSObject = {
  ...label,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.m,
  marginBlockStart: "auto",
  borderTop: border.strong,
  li: { paddingBlock: "0.35rem" },
  [media.tablet]: { gridColumn: "1 / -1" },
  [media.wide]: { display: "block", li: { borderBlockEnd: border.fine } },
};

/** Adults' average silent reading speed in English, in words per minute (Brysbaert 2019). */
const wordsPerMinute = 238;
