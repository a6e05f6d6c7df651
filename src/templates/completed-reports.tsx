import { graphql, type HeadProps, type PageProps } from "gatsby";
import { completedHeading } from "../addresses";
import { ReportList } from "../sections/report-list";
import { FeedLink, SeoHead } from "../seo/seo-head";
import { Block, PageHeader } from "../ui/page";

export const query = graphql`
  query CompletedReports($skip: Int!, $limit: Int!) {
    researchPage {
      title
      lead
      ...ReportListLabels
      feed
      seo {
        ...PageSeo
      }
    }
    allReport(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      ...ReportList
    }
  }
`;

interface CompletedReportsContext {
  readonly page: number;
}

/** Shows page 2 and later pages of the list of completed reports. Page 1 is a tab of the research page. */
export default function CompletedReports({
  data,
  pageContext,
}: PageProps<Queries.CompletedReportsQuery, CompletedReportsContext>) {
  const { researchPage, allReport } = data;
  if (researchPage === null) return null;
  return (
    <>
      <PageHeader title={researchPage.title} lead={researchPage.lead} />
      <Block>
        <ReportList reports={allReport} page={pageContext.page} labels={researchPage} />
      </Block>
    </>
  );
}

export const Head = ({
  data,
  pageContext,
  location,
}: HeadProps<Queries.CompletedReportsQuery, CompletedReportsContext>) => {
  const { researchPage, allReport } = data;
  if (researchPage === null) return null;
  const { seo, completed, feed } = researchPage;
  const title = completedHeading(completed.pages.page, pageContext.page, allReport.totalCount);
  return (
    <>
      <SeoHead seo={{ ...seo, title }} pathname={location.pathname} />
      <FeedLink title={feed} />
    </>
  );
};
