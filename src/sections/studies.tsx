import { graphql } from "gatsby";
import { type MouseEventHandler } from "react";
import { researchAddress, researchPanels } from "../addresses";
import { columns, stack } from "../styles/mixins";
import { color, media, size, space } from "../styles/tokens";
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
          keyFigure {
            value
            label
          }
          keyChart
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

interface StudiesProps {
  readonly heading?: string;
  readonly studies: Queries.StudiesFragment["allStudy"]["nodes"];
  readonly labels: NonNullable<Queries.StudiesFragment["researchPage"]>;
  /** Opens the panel for suggesting a topic. Without this handler, the button links to the research page. */
  readonly onSuggest?: MouseEventHandler;
}

/**
 * Only completed studies link to a report (specification, section 4). In narrow windows, studies without a
 * report scroll sideways.
 */
export function Studies({ heading, studies, labels, onSuggest }: StudiesProps) {
  const { findingsLabel, current, panel } = labels;
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
                findingsLabel={findingsLabel}
                report={study.status === "Completed" ? report : null}
                reportLabel={current.readReport}
              />
            ));
            return group[0] && hasReport(group[0]) ? (
              <div key={group[0].title} css={completedStyles}>
                {cards}
              </div>
            ) : (
              <div
                key={group[0]?.title}
                role="group"
                aria-label={group[0]?.status}
                // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lets visitors scroll by keyboard (WCAG 2.1.1)
                tabIndex={0}
                css={activeStyles}
              >
                {cards}
              </div>
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
        }}
      >
        <h3>{panel.heading}</h3>
        <p css={{ maxWidth: "56ch" }}>{panel.text}</p>
        {/* On the research page, the button links to an anchor, which works without scripts, too. */}
        <ButtonLink to={onSuggest ? `#${suggest}` : researchAddress(suggest)} onClick={onSuggest}>
          {panel.button}
        </ButtonLink>
      </aside>
    </>
  );
}

type Study = StudiesProps["studies"][number];

const hasReport = ({ status, report }: Pick<Study, "status" | "report">): boolean =>
  status === "Completed" && report !== null;

/** Splits the studies into runs with and without a report. Keeps their order. */
function groupByReport(studies: readonly Study[]): Study[][] {
  const groups: Study[][] = [];
  for (const study of studies) {
    const last = groups.at(-1);
    if (last?.[0] && hasReport(last[0]) === hasReport(study)) last.push(study);
    else groups.push([study]);
  }
  return groups;
}

/** The list's own line or the tabs are right above the first row of cards. */
const withoutFirstLine = {
  "&:first-of-type > article": { borderTop: "none", paddingBlockStart: 0 },
} as const;

const completedStyles = {
  ...stack(space.m),
  ...columns(2, media.medium, `${space.xl} ${space.xxl}`),
  ...withoutFirstLine,
};

const activeStyles = {
  ...withoutFirstLine,
  display: "grid",
  gap: space.l,
  marginBlockEnd: space.l,
  [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space.xl },
  [media.belowWide]: {
    gridAutoFlow: "column",
    // Leaves part of the next study visible, as a hint that the list scrolls.
    gridAutoColumns: "min(86%, 20rem)",
    overflowX: "auto",
    marginInlineEnd: `calc(-1 * ${size.gutter})`,
    paddingInlineEnd: size.gutter,
    scrollSnapType: "x proximity",
    "& > article": { scrollSnapAlign: "start" },
  },
} as const;
