import { graphql } from "gatsby";
import { label, panelHeading } from "../styles/mixins";
import { color, size, space } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { Pagination } from "../ui/pagination";
import { StudyCard } from "../ui/study-card";

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

/** The completed reports, or the sentence that there is none yet. */
export function ReportList({
  reports,
  words,
  heading,
  page = 1,
  total = reports.length,
}: {
  reports: readonly Queries.ReportItemFragment[];
  words: Queries.ReportWordsFragment;
  /** Name of the list where no heading above it says what it is. */
  heading?: string;
  /** Which page of the list this is, counted from 1. */
  page?: number;
  /** How many reports there are on all pages. */
  total?: number;
}) {
  const { viewReport, updated, pages, empty } = words.completed;
  if (reports.length === 0) {
    return (
      <div css={{ paddingBlock: space.xl }}>
        <h3>{empty.heading}</h3>
        <p css={{ marginBlockStart: space.xs, color: color.muted }}>{empty.text}</p>
      </div>
    );
  }
  return (
    <>
      {heading !== undefined && <h2 css={panelHeading}>{heading}</h2>}
      <div css={{ borderTop: `${size.hairline} solid ${color.rule}` }}>
        {reports.map(({ path, ...report }) => (
          <StudyCard key={path} {...report} findingsLabel={words.findingsLabel}>
            <ButtonLink
              to={path}
              emphasis="secondary"
              aria-label={`${viewReport}: ${report.title}`}
            >
              {viewReport}
            </ButtonLink>
          </StudyCard>
        ))}
      </div>
      <Pagination label={pages.label} page={page} total={total} />
      <p css={{ ...label, marginBlockStart: space.m }}>{updated}</p>
    </>
  );
}
