import { graphql } from "gatsby";
import { completedHeading } from "../addresses";
import { columns, panelHeading, stack } from "../styles/mixins";
import { color, media, space } from "../styles/tokens";
import { Pagination } from "../ui/pagination";
import { StudyCard, StudyCards } from "../ui/study-card";

export const fragment = graphql`
  fragment ReportList on ReportConnection {
    totalCount
    nodes {
      title
      description
      category
      status
      date(formatString: "MMMM D, YYYY")
      icon
      findings
      path
      keyFigure {
        value
        label
      }
      keyChart
    }
  }
  fragment ReportListLabels on ResearchPage {
    findingsLabel
    completed {
      heading
      viewReport
      updated
      pages {
        label
        page
      }
      empty {
        heading
        text
      }
    }
  }
`;

interface ReportListProps {
  readonly reports: Queries.ReportListFragment;
  readonly labels: Queries.ReportListLabelsFragment;
  readonly page?: number;
}

export function ReportList({ reports, labels, page = 1 }: ReportListProps) {
  const { nodes, totalCount } = reports;
  const { heading, viewReport, updated, pages, empty } = labels.completed;
  if (totalCount === 0) {
    return (
      <div css={{ paddingBlock: space.xl }}>
        <h2 css={panelHeading}>{empty.heading}</h2>
        <p css={{ marginBlockStart: space.xs, color: color.muted }}>{empty.text}</p>
      </div>
    );
  }
  return (
    <StudyCards
      heading={page === 1 ? heading : completedHeading(pages.page, page, totalCount)}
      updated={updated}
    >
      <div css={{ ...stack(space.m), ...columns(2, media.medium, `0 ${space.xxl}`) }}>
        {nodes.map((report, index) => (
          <StudyCard
            key={report.path}
            {...report}
            findingsLabel={labels.findingsLabel}
            report={report}
            reportLabel={viewReport}
            isLead={page === 1 && index === 0}
          />
        ))}
      </div>
      <Pagination label={pages.label} page={page} total={totalCount} />
    </StudyCards>
  );
}
