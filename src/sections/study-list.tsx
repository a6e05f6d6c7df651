import { graphql } from "gatsby";
import { StudyCard, StudyCards } from "../ui/study-card";

export const fragment = graphql`
  fragment StudyItem on Study {
    title
    description
    category
    status
    date(formatString: "MMMM D, YYYY")
    icon
    findings
    report {
      path
    }
  }
  fragment StudyWords on ResearchPage {
    findingsLabel
    current {
      readReport
      updated
    }
  }
`;

interface StudyListProps {
  readonly studies: readonly Queries.StudyItemFragment[];
  readonly words: Queries.StudyWordsFragment;
  readonly heading?: string;
}

/** The studies with their state; completed ones lead to their report (specification, section 4). */
export const StudyList = ({ studies, words, heading }: StudyListProps) => (
  <StudyCards heading={heading} updated={words.current.updated}>
    {studies.map(({ report, ...study }) => (
      <StudyCard
        key={study.title}
        {...study}
        findingsLabel={words.findingsLabel}
        reportPath={study.status === "Completed" ? report?.path : undefined}
        reportLabel={words.current.readReport}
      />
    ))}
  </StudyCards>
);
