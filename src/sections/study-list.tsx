import { graphql } from "gatsby";
import { label, panelHeading } from "../styles/mixins";
import { color, size, space } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { StudyCard } from "../ui/study-card";

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

/** The studies with their state; completed ones lead to their report (specification, section 4). */
export function StudyList({
  studies,
  words,
  heading,
}: {
  studies: readonly Queries.StudyItemFragment[];
  words: Queries.StudyWordsFragment;
  /** Name of the list where no heading above it says what it is. */
  heading?: string;
}) {
  const { findingsLabel, current } = words;
  return (
    <>
      {heading !== undefined && <h2 css={panelHeading}>{heading}</h2>}
      <div css={{ borderTop: `${size.hairline} solid ${color.rule}` }}>
        {studies.map(({ report, ...study }) => (
          <StudyCard key={study.title} {...study} findingsLabel={findingsLabel}>
            {study.status === "Completed" && report !== null && (
              <ButtonLink
                to={report.path}
                emphasis="secondary"
                aria-label={`${current.readReport}: ${study.title}`}
              >
                {current.readReport}
              </ButtonLink>
            )}
          </StudyCard>
        ))}
      </div>
      <p css={{ ...label, marginBlockStart: space.m }}>{current.updated}</p>
    </>
  );
}
