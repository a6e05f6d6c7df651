import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../layout/layout";
import { ContentPicture } from "../sections/content-picture";
import { LongText } from "../sections/long-text";
import { ReportActions } from "../sections/report-actions";
import { ReportHeader } from "../sections/report-header";
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
    }
    navigation {
      contentsLabel
    }
  }
`;

/** A research report: cover, text, way back. */
export default function ReportTemplate({ data }: PageProps<Queries.ReportTemplateQuery>) {
  const { report, researchPage, navigation } = data;
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
        <ReportActions {...report} />
      </article>
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Queries.ReportTemplateQuery>) => (
  <SeoHead seo={data.report?.seo} />
);
