import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ReportList } from "../../sections/report-list";
import { ResearchTabs } from "../../sections/research-tabs";
import { Studies } from "../../sections/studies";
import { SuggestTopic } from "../../sections/suggest-topic";
import { FeedLink, SeoHead } from "../../seo/seo-head";
import { PageHeader } from "../../ui/page";
import { ReportFigures } from "../../ui/report-figures";

export const query = graphql`
  query ResearchPage($limit: Int!) {
    researchPage {
      title
      lead
      tabsLabel
      ...ReportListLabels
      current {
        tab
        heading
      }
      completed {
        tab
      }
      feed
      seo {
        ...PageSeo
      }
    }
    suggestTopicPage {
      ...SuggestTopic
    }
    ...Studies
    allReport(sort: [{ date: DESC }, { slug: ASC }], limit: $limit) {
      nodes {
        sample
      }
      ...ReportList
    }
  }
`;

export default function ResearchPage({ data }: PageProps<Queries.ResearchPageQuery>) {
  const { researchPage, suggestTopicPage, allReport } = data;
  if (researchPage === null || suggestTopicPage === null) return null;
  const { tabsLabel, current, completed } = researchPage;
  return (
    <>
      <PageHeader title={researchPage.title} lead={researchPage.lead} />
      <ReportFigures label={completed.heading} reports={allReport.nodes} />
      <ResearchTabs
        label={tabsLabel}
        currentTab={current.tab}
        completedTab={completed.tab}
        current={
          <Studies
            heading={current.heading}
            studies={data.allStudy.nodes}
            labels={researchPage}
            isOnResearchPage
          />
        }
        completed={<ReportList reports={allReport} labels={researchPage} />}
        suggestion={<SuggestTopic entry={suggestTopicPage.entry} popular={suggestTopicPage.popular} />}
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
