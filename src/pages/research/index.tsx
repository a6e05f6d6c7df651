import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ReportList } from "../../sections/report-list";
import { ResearchTabs, suggestAnchor } from "../../sections/research-tabs";
import { ResearchTopicForm } from "../../sections/research-topic-form";
import { StudyList } from "../../sections/study-list";
import { SuggestEntry } from "../../sections/suggest-entry";
import { SuggestPanel } from "../../sections/suggest-panel";
import { FeedLink, SeoHead } from "../../seo/seo-head";
import { PageHeader } from "../../ui/page";

export const query = graphql`
  query ResearchPage {
    researchPage {
      title
      lead
      tabsLabel
      ...StudyWords
      ...ReportWords
      current {
        tab
        heading
      }
      completed {
        tab
        heading
      }
      panel {
        ...SuggestPanel
      }
      feed
      seo {
        ...PageSeo
      }
    }
    suggestTopicPage {
      ...SuggestEntry
    }
    allStudy(sort: { order: ASC }) {
      nodes {
        ...StudyItem
      }
    }
    allReport(sort: [{ date: DESC }, { slug: ASC }], limit: 12) {
      totalCount
      nodes {
        ...ReportItem
      }
    }
  }
`;

export default function ResearchPage({ data, location }: PageProps<Queries.ResearchPageQuery>) {
  const { researchPage, suggestTopicPage, allStudy, allReport } = data;
  if (researchPage === null || suggestTopicPage === null) return null;
  const { title, lead, tabsLabel, current, completed, panel } = researchPage;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <ResearchTabs
        label={tabsLabel}
        currentTab={current.tab}
        completedTab={completed.tab}
        location={location}
        current={(openSuggestion) => (
          <>
            <StudyList studies={allStudy.nodes} words={researchPage} heading={current.heading} />
            <SuggestPanel {...panel} to={suggestAnchor} onSuggest={openSuggestion} />
          </>
        )}
        completed={
          <ReportList
            reports={allReport.nodes}
            words={researchPage}
            heading={completed.heading}
            total={allReport.totalCount}
          />
        }
        suggestion={
          <SuggestEntry {...suggestTopicPage}>
            <ResearchTopicForm />
          </SuggestEntry>
        }
      />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ResearchPageQuery>) => (
  <>
    <SeoHead seo={data.researchPage?.seo} pathname={location.pathname} />
    <FeedLink title={data.researchPage?.feed} />
  </>
);
