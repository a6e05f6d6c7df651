import type * as schema from "schema-dts";
import { addressOf } from "../addresses";
import { type SiteIdentity } from "./site-data";
import { shareImagePath } from "./site-images";
import { organizationReference, type PageFacts } from "./structured-data";

interface ReportFacts extends Omit<PageFacts, "name"> {
  readonly title: string;
  readonly category: string;
  /** Publication date, YYYY-MM-DD. */
  readonly date: string;
  readonly team: string;
  /** Newest first. */
  readonly corrections: readonly { readonly date: string; readonly text: string }[];
  /** URL of the license for the report's data. */
  readonly license: string;
  /** Each figure has a CSV file with its data. */
  readonly figures: readonly { readonly id: string }[];
}

/** The main type is `Article`, because Google doesn't support `Report` (Google Search Central, Article). */
export const reportData = (site: SiteIdentity, report: ReportFacts) => {
  const { title, description, date: datePublished, license, figures, corrections } = report;
  const url = addressOf(site.siteUrl, report.path);
  const publisher = organizationReference(site);
  const agency = { "@id": publisher["@id"] };
  const author = { "@type": "Organization", name: report.team, url, parentOrganization: agency } as const;
  const shared = { description, url, datePublished };
  const dataset = {
    ...shared,
    "@type": "Dataset",
    name: title,
    creator: agency,
    license,
    distribution: figures.map(({ id }) => ({
      "@type": "DataDownload" as const,
      encodingFormat: "text/csv",
      contentUrl: addressOf(site.siteUrl, `${report.path}/${id}.csv`),
    })),
  } satisfies schema.Dataset;
  return {
    ...shared,
    "@type": "Article",
    additionalType: "https://schema.org/Report",
    headline: title,
    articleSection: report.category,
    inLanguage: "en",
    dateModified: corrections[0]?.date ?? datePublished,
    ...(corrections.length > 0 && {
      correction: corrections.map(({ date, text }) => ({
        "@type": "CorrectionComment" as const,
        datePublished: date,
        text,
      })),
    }),
    author,
    publisher,
    image: addressOf(site.siteUrl, shareImagePath(report.path)),
    ...(figures.length > 0 && { isBasedOn: dataset }),
  } satisfies schema.Article;
};
