import { graphql } from "gatsby";
import { columns, endsInLine, label, stack, thirds, twoThirds } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { Bullets } from "../ui/bullets";
import { keepHyphenatedTogether } from "../ui/hyphenated-words";
import { isSampleSize, KeyChart } from "../ui/key-chart";
import { Link } from "../ui/link";
import { Container } from "../ui/page";
import { SampleDrawing } from "../ui/tally/sample-drawing";

export const fragment = graphql`
  fragment ServiceStudy on Report {
    path
    title
    sample
    findings
    keyChart
    keyFigure {
      value
    }
  }
  fragment ServiceStudyLabels on ResearchPage {
    findingsLabel
    ...SampleLabels
  }
`;

interface ServiceStudyProps extends Queries.ServiceStudyFragment {
  readonly reportLabel: string;
  readonly labels: Queries.ServiceStudyLabelsFragment;
}

/** The page's header draws the key figure. This section draws the sample, or a diagram if the header has it. */
export const ServiceStudy = ({ path, title, reportLabel, labels, ...study }: ServiceStudyProps) => (
  <section aria-label={reportLabel} css={sheet}>
    <Container css={{ ...stack(space.xl), ...thirds }}>
      <h2 css={{ fontSize: fontSize.h3 }}>
        <Link to={path}>{keepHyphenatedTogether(title)}</Link>
      </h2>
      <div css={{ ...stack(space.s), ...twoThirds }}>
        {isSampleSize(study) ? (
          <KeyChart chart={study.keyChart} />
        ) : (
          <SampleDrawing sample={study.sample} labels={labels} />
        )}
        <p css={{ ...label, marginBlockStart: space.m }}>{labels.findingsLabel}</p>
        <Bullets items={study.findings} css={columns(2, media.medium, `${space.s} ${space.xxl}`)} />
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
