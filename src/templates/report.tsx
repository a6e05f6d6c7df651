import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContentPicture } from "../sections/content-picture";
import { LongText } from "../sections/long-text";
import { ReportActions } from "../sections/report-actions";
import { ReportCitation } from "../sections/report-citation";
import { ReportHeader } from "../sections/report-header";
import { ReportReuse } from "../sections/report-reuse";
import { FeedLink, SeoHead } from "../seo/seo-head";
import { reportData } from "../seo/report-data";
import { breadcrumbData } from "../seo/structured-data";
import { Block } from "../ui/container";

export const query = graphql`
  query ReportTemplate($id: String!) {
    report(id: { eq: $id }) {
      path
      description
      published: date
      downloads {
        name
        path
      }
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
      overview: title
      ...ReportHeaderWords
      ...ReportCitationWords
      reuse {
        ...ReportReuse
      }
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
  const siteUrl = site?.siteMetadata?.siteUrl ?? "";
  return (
    <article>
      <ReportHeader {...researchPage} {...report} />
      {report.picture && (
        <Block>
          <ContentPicture {...report.picture} />
        </Block>
      )}
      <LongText {...report} contentsLabel={navigation.contentsLabel} siteUrl={siteUrl} />
      <ReportReuse {...researchPage.reuse} siteUrl={siteUrl} />
      <ReportCitation
        report={report}
        words={researchPage.cite}
        publisher={organisation?.name ?? ""}
        siteUrl={siteUrl}
      />
      <ReportActions {...report} />
    </article>
  );
}

export function Head({ data, location }: HeadProps<Queries.ReportTemplateQuery>) {
  const { report, researchPage } = data;
  if (report === null || researchPage === null) return null;
  const { title, path, published: date } = report;
  return (
    <>
      <SeoHead
        seo={report.seo}
        pathname={location.pathname}
        published={date}
        describe={(site) => [
          reportData(site, { ...report, date, license: researchPage.reuse.licenseLink.to }),
          breadcrumbData(site, [
            { name: researchPage.overview, path: "/research" },
            { name: title, path },
          ]),
        ]}
      />
      <FeedLink title={researchPage.feed} />
    </>
  );
}
