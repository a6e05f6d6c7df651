import { graphql, type HeadProps, type PageProps } from "gatsby";
import { completedHeading } from "../addresses";
import { ReportList } from "../sections/report-list";
import { ResearchTabs } from "../sections/research-tabs";
import { Studies } from "../sections/studies";
import { SuggestTopic } from "../sections/suggest-topic";
import { FeedLink, SeoHead } from "../seo/seo-head";
import { Block, PageHeader } from "../ui/page";
import { ReportFigures } from "../ui/report-figures";

export const query = graphql`
  query Research($skip: Int!, $limit: Int!) {
    researchPage {
      title
      lead
      ...ReportListLabels
      current {
        tab
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
    allReport(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      ...ReportList
    }
  }
`;

/** The first page shows the research tabs. Each further page only lists more of the completed reports. */
export default function Research({ data }: PageProps<Queries.ResearchQuery>) {
  const { researchPage, suggestTopicPage, allReport } = data;
  if (researchPage === null || suggestTopicPage === null) return null;
  const header = <PageHeader title={researchPage.title} lead={researchPage.lead} />;
  const completed = <ReportList reports={allReport} labels={researchPage} />;
  if (allReport.pageInfo.currentPage > 1) {
    return (
      <>
        {header}
        <Block>{completed}</Block>
      </>
    );
  }
  return (
    <>
      {header}
      <ReportFigures reports={allReport.nodes} />
      <ResearchTabs
        currentTab={researchPage.current.tab}
        completedTab={researchPage.completed.tab}
        current={
          <Studies
            heading="Current studies"
            studies={data.allStudy.nodes}
            labels={researchPage}
            isOnResearchPage
          />
        }
        completed={completed}
        suggestion={<SuggestTopic entry={suggestTopicPage.entry} popular={suggestTopicPage.popular} />}
      />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ResearchQuery>) {
  const { researchPage, allReport } = data;
  if (researchPage === null) return null;
  const { currentPage, pageCount } = allReport.pageInfo;
  const title = currentPage === 1 ? researchPage.seo.title : completedHeading(currentPage, pageCount);
  return (
    <>
      <SeoHead seo={{ ...researchPage.seo, title }} pathname={location.pathname} />
      <FeedLink title={researchPage.feed} />
    </>
  );
}
