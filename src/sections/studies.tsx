import { graphql } from "gatsby";
import { researchAddress, researchPanels } from "../addresses";
import { stack } from "../styles/mixins";
import { color, fontSize, media, space, tightTracking } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { StudyCard, StudyCards } from "../ui/study-card";
import { CompletedRow, ScrollingRow } from "../ui/study-rows";

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
          ...ReportFigure
        }
      }
    }
    researchPage {
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

interface StudiesProps {
  readonly heading?: string;
  readonly studies: Queries.StudiesFragment["allStudy"]["nodes"];
  readonly labels: NonNullable<Queries.StudiesFragment["researchPage"]>;
  /** True if the page has the panel for suggesting a topic. */
  readonly isOnResearchPage?: boolean;
}

/** Only completed studies link to a report (specification, section 4). */
export function Studies({ heading, studies, labels, isOnResearchPage = false }: StudiesProps) {
  const { current, panel } = labels;
  const { suggest } = researchPanels;
  return (
    <>
      {studies.length > 0 && (
        <StudyCards heading={heading} updated={current.updated}>
          {groupByReport(studies).map((group) => {
            const cards = group.map(({ report, ...study }) => (
              <StudyCard
                key={study.title}
                {...study}
                report={study.status === "Completed" ? report : null}
                reportLabel={current.readReport}
              />
            ));
            const [first] = group;
            return first && hasReport(first) ? (
              <CompletedRow key={first.title}>{cards}</CompletedRow>
            ) : (
              <ScrollingRow key={first?.title} label={first?.status}>
                {cards}
              </ScrollingRow>
            );
          })}
        </StudyCards>
      )}
      <aside
        css={{
          ...stack(space.m),
          justifyItems: "start",
          marginBlockStart: space.xl,
          padding: space.l,
          backgroundColor: color.bar,
          h3: { fontSize: fontSize.h2, letterSpacing: tightTracking },
          [media.medium]: {
            gridTemplateColumns: "minmax(0, 1fr) auto",
            columnGap: space.xl,
            padding: space.xl,
            a: { gridArea: "1 / 2 / 3", alignSelf: "center" },
          },
        }}
      >
        <h3>{panel.heading}</h3>
        <p css={{ textWrap: "balance" }}>{panel.text}</p>
        {/* On the research page, `browser/tabs.ts` opens the panel. The anchor also works without scripts. */}
        <ButtonLink to={isOnResearchPage ? `#${suggest}` : researchAddress(suggest)}>
          {panel.button}
        </ButtonLink>
      </aside>
    </>
  );
}

type Study = StudiesProps["studies"][number];

const hasReport = ({ status, report }: Pick<Study, "status" | "report">): boolean =>
  status === "Completed" && report !== null;

/** Groups consecutive studies that either all have a report or all lack one. Keeps their order. */
function groupByReport(studies: readonly Study[]): Study[][] {
  const groups: Study[][] = [];
  for (const study of studies) {
    const last = groups.at(-1);
    if (last?.[0] && hasReport(last[0]) === hasReport(study)) last.push(study);
    else groups.push([study]);
  }
  return groups;
}
