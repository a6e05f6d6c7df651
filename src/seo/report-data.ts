import type * as schema from "schema-dts";
import { addressOf } from "../addresses";
import { type SiteIdentity } from "./site-data";
import { shareImagePath, shareImageSize } from "./site-images";
import { image, organizationReference, type PageFacts } from "./structured-data";

/*
 * Not in `structured-data.ts`: webpack sends a module with all that any page uses of it, so every page with
 * structured data would get what only reports need.
 */

interface ReportFacts extends Omit<PageFacts, "name"> {
  readonly title: string;
  readonly category: string;
  /** Day of publication, YYYY-MM-DD. */
  readonly date: string;
  readonly team: string;
  /** Address of the license under which the figures may be used. */
  readonly license: string;
  /** The figures that the report publishes, each a CSV file of the site. */
  readonly downloads?: readonly { readonly name: string; readonly path: string }[];
}

/**
 * A report (schema.org/Report), with its figures as a schema.org/Dataset where it publishes some. Search
 * results know the parent type `Article` only (Google Search Central, Article).
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
