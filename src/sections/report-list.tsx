import { graphql } from "gatsby";
import { completedHeading } from "../addresses";
import { columns, panelHeading, stack } from "../styles/mixins";
import { color, media, space } from "../styles/tokens";
import { Pagination } from "../ui/pagination";
import { StudyCard, StudyCards } from "../ui/study-card";

export const fragment = graphql`
  fragment ReportList on ReportConnection {
    pageInfo {
      currentPage
      pageCount
    }
    nodes {
      ...ReportFigure
      title
      description
      category
      status
      date(formatString: "MMMM D, YYYY")
      icon
      findings
    }
  }
  fragment ReportListLabels on ResearchPage {
    completed {
      viewReport
      updated
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
}

export function ReportList({ reports, labels }: ReportListProps) {
  const { nodes } = reports;
  const { currentPage, pageCount } = reports.pageInfo;
  const { viewReport, updated, empty } = labels.completed;
  if (nodes.length === 0) {
    return (
      <div css={{ paddingBlock: space.xl }}>
        <h2 css={panelHeading}>{empty.heading}</h2>
        <p css={{ marginBlockStart: space.xs, color: color.muted }}>{empty.text}</p>
      </div>
    );
  }
  return (
    <StudyCards heading={completedHeading(currentPage, pageCount)} updated={updated}>
      <div css={{ ...stack(space.m), ...columns(2, media.medium, `0 ${space.xxl}`) }}>
        {nodes.map((report, index) => (
          <StudyCard
            key={report.path}
            {...report}
            report={report}
            reportLabel={viewReport}
            isLead={currentPage === 1 && index === 0}
          />
        ))}
      </div>
      <Pagination page={currentPage} pages={pageCount} />
    </StudyCards>
  );
}
