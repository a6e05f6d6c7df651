import { graphql } from "gatsby";
import { columns, endsInLine, label, stack, thirds, twoThirds } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { Bullets } from "../ui/bullets";
import { keepHyphenatedTogether } from "../ui/hyphenated-words";
import { KeyChart } from "../ui/key-chart";
import { Link } from "../ui/link";
import { Container } from "../ui/page";

export const fragment = graphql`
  fragment ServiceStudy on Report {
    path
    title
    sample
    period
    findings
    keyChart
    keyFigure {
      value
      label
    }
  }
`;

interface ServiceStudyProps extends Queries.ServiceStudyFragment {
  readonly labels: { readonly reportLabel: string; readonly findingsLabel: string };
}

export const ServiceStudy = ({ path, title, keyChart, keyFigure, labels, ...study }: ServiceStudyProps) => (
  <section aria-label={labels.reportLabel} css={sheet}>
    <Container css={{ ...stack(space.xl), ...thirds }}>
      <div css={stack(space.s)}>
        <p css={label}>{labels.reportLabel}</p>
        <h2 css={{ fontSize: fontSize.h3 }}>
          <Link to={path}>{keepHyphenatedTogether(title)}</Link>
        </h2>
        <p css={label}>
          {study.sample}, {study.period}
        </p>
      </div>
      <div css={{ ...stack(space.s), ...twoThirds }}>
        <p css={label}>
          {keyFigure.value} {keyFigure.label}
        </p>
        <KeyChart chart={keyChart} />
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
