import { graphql } from "gatsby";
import { columns, endsInLine, label, stack, thirds, twoThirds } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { Bullets } from "../ui/bullets";
import { keepHyphenatedTogether } from "../ui/hyphenated-words";
import { isSampleSize, KeyChart } from "../ui/key-chart";
import { Link } from "../ui/link";
import { Container } from "../ui/page";
import { findingsLabel } from "../ui/study-card";
import { SampleDrawing } from "../ui/tally/sample-drawing";

export const fragment = graphql`
  fragment ServiceStudy on Report {
    ...ReportFigure
    title
    findings
  }
`;

/** The page's header draws the key figure. This section draws the sample, or a diagram if the header has it. */
export const ServiceStudy = ({ report }: { report: Queries.ServiceStudyFragment }) => (
  <section aria-label="Our study" css={sheet}>
    <Container css={{ ...stack(space.xl), ...thirds }}>
      <h2 css={{ fontSize: fontSize.h3 }}>
        <Link to={report.path}>{keepHyphenatedTogether(report.title)}</Link>
      </h2>
      <div css={{ ...stack(space.s), ...twoThirds }}>
        {isSampleSize(report) ? (
          <KeyChart chart={report.keyChart} />
        ) : (
          <SampleDrawing sample={report.sample} />
        )}
        <p css={{ ...label, marginBlockStart: space.m }}>{findingsLabel}</p>
        <Bullets items={report.findings} css={columns(2, media.medium, `${space.s} ${space.xxl}`)} />
      </div>
    </Container>
  </section>
);

const sheet = {
  ...endsInLine,
  marginBlockStart: space.section,
  paddingBlock: space.xxl,
  borderBlock: border.strong,
  backgroundColor: color.surface,
};
