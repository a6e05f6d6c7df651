import { graphql } from "gatsby";
import { color, space } from "../styles/tokens";
import { Pagination } from "../ui/pagination";
import { StudyCard, StudyCards } from "../ui/study-card";

export const fragment = graphql`
  fragment ReportItem on Report {
    title
    description
    category
    status
    date(formatString: "MMMM D, YYYY")
    icon
    findings
    path
  }
  fragment ReportWords on ResearchPage {
    findingsLabel
    completed {
      viewReport
      updated
      pages {
        label
      }
      empty {
        heading
        text
      }
    }
  }
`;

interface ReportListProps {
  readonly reports: readonly Queries.ReportItemFragment[];
  readonly words: Queries.ReportWordsFragment;
  readonly heading: string;
  /** Which page of the list this is, counted from 1. */
  readonly page?: number;
  readonly total?: number;
}

/** The completed reports, or the sentence that there is none yet. */
export function ReportList({
  reports,
  words: { findingsLabel, completed },
  heading,
  page = 1,
  total = reports.length,
}: ReportListProps) {
  const { viewReport, updated, pages, empty } = completed;
  if (reports.length === 0) {
    return (
      <div css={{ paddingBlock: space.xl }}>
        <h3>{empty.heading}</h3>
        <p css={{ marginBlockStart: space.xs, color: color.muted }}>{empty.text}</p>
      </div>
    );
  }
  return (
    <StudyCards heading={heading} updated={updated}>
      {reports.map(({ path, ...report }) => (
        <StudyCard
          key={path}
          {...report}
          findingsLabel={findingsLabel}
          reportPath={path}
          reportLabel={viewReport}
        />
      ))}
      <Pagination label={pages.label} page={page} total={total} />
    </StudyCards>
  );
}
