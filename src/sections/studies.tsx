import { graphql } from "gatsby";
import { type MouseEventHandler } from "react";
import { researchAddress, researchPanels } from "../addresses";
import { stack } from "../styles/mixins";
import { color, space } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { StudyCard, StudyCards } from "../ui/study-card";

export const fragment = graphql`
  fragment Studies on Query {
    allStudy(sort: { order: ASC }) {
      nodes {
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
    }
    researchPage {
      findingsLabel
      current {
        readReport
        updated
      }
      panel {
        heading
        text
        button
      }
    }
  }
`;

type StudiesProps = Queries.StudiesFragment & {
  readonly heading?: string;
  /** Click handler that opens the suggestion panel. Without a handler, the button links to the research page. */
  readonly onSuggest?: MouseEventHandler;
};

/**
 * The studies with their status, followed by an invitation to suggest research topics. Only completed studies link to
 * their report (specification, section 4).
 */
export function Studies({ allStudy, researchPage, heading, onSuggest }: StudiesProps) {
  if (researchPage === null) return null;
  const { findingsLabel, current, panel } = researchPage;
  const { suggest } = researchPanels;
  return (
    <>
      {allStudy.nodes.length > 0 && (
        <StudyCards heading={heading} updated={current.updated}>
          {allStudy.nodes.map(({ report, ...study }) => (
            <StudyCard
              key={study.title}
              {...study}
              findingsLabel={findingsLabel}
              reportPath={study.status === "Completed" ? report?.path : undefined}
              reportLabel={current.readReport}
            />
          ))}
        </StudyCards>
      )}
      <aside
        css={{
          ...stack(space.m),
          justifyItems: "start",
          marginBlockStart: space.xl,
          padding: space.l,
          backgroundColor: color.bar,
        }}
      >
        <h3>{panel.heading}</h3>
        <p css={{ maxWidth: "56ch" }}>{panel.text}</p>
        {/* On the research page, the button links to the panel's anchor, so it also works without scripts. */}
        <ButtonLink to={onSuggest ? `#${suggest}` : researchAddress(suggest)} onClick={onSuggest}>
          {panel.button}
        </ButtonLink>
      </aside>
    </>
  );
}
