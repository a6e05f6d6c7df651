import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../layout/layout";
import { ContentPicture } from "../sections/content-picture";
import { LongText } from "../sections/long-text";
import { ReportActions } from "../sections/report-actions";
import { ReportCitation } from "../sections/report-citation";
import { ReportHeader } from "../sections/report-header";
import { FeedLink } from "../seo/feed-link";
import { SeoHead } from "../seo/seo-head";
import { Block } from "../ui/block";

export const query = graphql`
  query ReportTemplate($id: String!) {
    report(id: { eq: $id }) {
      chrome
      html
      contents {
        id
        title
      }
      ...ReportHeader
      ...ReportCitation
      ...ReportActions
      picture {
        ...ContentPicture
      }
      seo {
        ...PageSeo
      }
    }
    researchPage {
      ...ReportHeaderWords
      ...ReportCitationWords
      ...FeedLink
    }
    organisation {
      name
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    navigation {
      contentsLabel
    }
  }
`;

/** A research report: cover, text, way back. */
export default function ReportTemplate({ data }: PageProps<Queries.ReportTemplateQuery>) {
  const { report, researchPage, navigation, organisation, site } = data;
  if (report === null || researchPage === null || navigation === null) return null;
  return (
    <Layout chrome={report.chrome}>
      <article>
        <ReportHeader {...report} {...researchPage} />
        {report.picture && (
          <Block>
            <ContentPicture {...report.picture} />
          </Block>
        )}
        <LongText {...report} contentsLabel={navigation.contentsLabel} />
        <ReportCitation
          report={report}
          words={researchPage.cite}
          publisher={organisation?.name ?? ""}
          siteUrl={site?.siteMetadata?.siteUrl ?? ""}
        />
        <ReportActions {...report} />
      </article>
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.ReportTemplateQuery>) => (
  <>
    <SeoHead seo={data.report?.seo} />
    <FeedLink title={data.researchPage?.feed} />
  </>
);
