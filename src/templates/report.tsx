import { graphql, type HeadProps, type PageProps } from "gatsby";
import { figureStyles } from "../content/mdx/component-styles";
import { ReportFigures } from "../content/mdx/report-figures";
import { ContentPicture } from "../sections/content-picture";
import { LongText } from "../sections/long-text";
import { ReportCitation } from "../sections/report-citation";
import { CorrectionNotice, ReportCorrections } from "../sections/report-corrections";
import { ReportEnd } from "../sections/report-end";
import { ReportHeader } from "../sections/report-header";
import { ReportReuse } from "../sections/report-reuse";
import { FeedLink, SeoHead } from "../seo/seo-head";
import { reportData } from "../seo/report-data";
import { breadcrumbData } from "../seo/structured-data";

export const query = graphql`
  query ReportTemplate($id: String!) {
    report(id: { eq: $id }) {
      path
      date
      contents {
        id
        title
      }
      ...Figures
      ...ReportHeader
      ...ReportCorrections
      ...ReportCitation
      actions {
        ...Action
      }
      picture {
        ...ContentPicture
      }
      seo {
        ...PageSeo
      }
    }
    researchPage {
      overview: title
      reuse {
        ...ReportReuse
      }
      feed
    }
  }
`;

export default function ReportTemplate({ data, children }: PageProps<Queries.ReportTemplateQuery>) {
  const { report, researchPage } = data;
  if (report === null || researchPage === null) return null;
  return (
    <article>
      <ReportHeader report={report}>
        <CorrectionNotice corrections={report.corrections} />
      </ReportHeader>
      <ContentPicture picture={report.picture} loading="lazy" />
      <ReportFigures report={report}>
        <LongText contents={report.contents} componentStyles={figureStyles}>
          {children}
        </LongText>
      </ReportFigures>
      <ReportEnd links={report.actions} hasBand={!report.chrome}>
        <ReportCorrections corrections={report.corrections} />
        <ReportReuse {...researchPage.reuse} />
        <ReportCitation report={report} />
      </ReportEnd>
    </article>
  );
}

export function Head({ data, location }: HeadProps<Queries.ReportTemplateQuery>) {
  const { report, researchPage } = data;
  if (report === null || researchPage === null) return null;
  return (
    <>
      <SeoHead
        seo={report.seo}
        pathname={location.pathname}
        published={report.date}
        describe={(site) => [
          reportData(site, {
            ...report,
            description: report.seo.description,
            license: researchPage.reuse.licenseLink.to,
          }),
          breadcrumbData(site, [
            { name: researchPage.overview, path: "/research" },
            { name: report.title, path: report.path },
          ]),
        ]}
      />
      <FeedLink title={researchPage.feed} />
    </>
  );
}
