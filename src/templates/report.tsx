import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../layout/layout";
import { ContentPicture } from "../sections/content-picture";
import { LongText } from "../sections/long-text";
import { ReportActions } from "../sections/report-actions";
import { ReportHeader } from "../sections/report-header";
import { breadcrumbData } from "../seo/breadcrumb-data";
import { reportData } from "../seo/report-data";
import { SeoHead } from "../seo/seo-head";
import { Block } from "../ui/block";

export const query = graphql`
  query ReportTemplate($id: String!) {
    report(id: { eq: $id }) {
      path
      description
      published: date
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
      overview: title
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

export function Head({ data, location }: HeadProps<Queries.ReportTemplateQuery>) {
  const { report, researchPage } = data;
  if (report === null || researchPage === null) return null;
  const { title, path, published: date } = report;
  return (
    <SeoHead
      seo={report.seo}
      pathname={location.pathname}
      published={date}
      describe={(site) => [
        reportData(site, { ...report, date }),
        breadcrumbData(site, [
          { name: researchPage.overview, path: "/research" },
          { name: title, path },
        ]),
      ]}
    />
  );
}
