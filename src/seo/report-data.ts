import type * as schema from "schema-dts";
import { addressOf } from "../addresses";
import { type SiteIdentity } from "./site-data";
import { shareImagePath, shareImageSize } from "./site-images";
import { image, organizationReference, type PageFacts } from "./structured-data";

/*
 * Structured data of reports isn't in `structured-data.ts`, to keep other pages small. If any page uses an export of
 * a module, webpack includes that export for every page that loads the module. In a shared module, all pages with
 * structured data would download code that only reports need.
 */

interface ReportFacts extends Omit<PageFacts, "name"> {
  readonly title: string;
  readonly category: string;
  /** Publication date, YYYY-MM-DD. */
  readonly date: string;
  readonly team: string;
  /** URL of the license for the report's data. */
  readonly license: string;
  /** CSV files with the report's data. Paths start at the site's root. */
  readonly downloads?: readonly { readonly name: string; readonly path: string }[];
}

/**
 * Returns the structured data of a report. The main type is `Article`, with schema.org/Report as an additional type,
 * because Google doesn't support `Report` in search results (Google Search Central, Article). CSV downloads are
 * included as a schema.org/Dataset.
 */
export const reportData = (site: SiteIdentity, report: ReportFacts) => {
  const { title, description, date: datePublished, license, downloads = [] } = report;
  const url = addressOf(site.siteUrl, report.path);
  const publisher = organizationReference(site);
  const author = {
    "@type": "Organization",
    name: report.team,
    url,
    parentOrganization: publisher,
  } as const;
  const shared = { description, url, datePublished, isAccessibleForFree: true };
  const { width, height } = shareImageSize;
  const dataset = {
    ...shared,
    "@type": "Dataset",
    name: title,
    creator: author,
    license,
    distribution: downloads.map(({ name, path }) => ({
      "@type": "DataDownload" as const,
      name,
      encodingFormat: "text/csv",
      contentUrl: addressOf(site.siteUrl, path),
    })),
  } satisfies schema.Dataset;
  return {
    ...shared,
    "@type": "Article",
    additionalType: "https://schema.org/Report",
    headline: title,
    articleSection: report.category,
    mainEntityOfPage: url,
    inLanguage: "en",
    dateModified: datePublished,
    author,
    publisher,
    image: image(addressOf(site.siteUrl, shareImagePath(report.path)), width, height),
    ...(downloads.length > 0 && { isBasedOn: dataset }),
  } satisfies schema.Article;
};
