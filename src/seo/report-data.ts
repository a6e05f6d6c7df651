import { addressOf } from "../addresses";
import { type Article, type Dataset } from "schema-dts";
import { organizationReference } from "./organization-data";
import { shareImagePath, shareImageSize } from "./share-image";
import { type SiteIdentity } from "./site-identity";

/** A report as its structured data needs it. */
export interface ReportFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Day of publication, YYYY-MM-DD. */
  readonly date: string;
  readonly team: string;
  /** The figures that the report publishes, each a CSV file of the site. */
  readonly downloads?: readonly { readonly name: string; readonly path: string }[];
}

/**
 * A report (schema.org/Report). Result pages know its parent type `Article` only, so it is declared as
 * one and named a report besides (Google Search Central, Article).
 */
export const reportData = (site: SiteIdentity, report: ReportFacts) => {
  const address = addressOf(site.siteUrl, report.path);
  const author = {
    "@type": "Organization",
    name: report.team,
    url: address,
    parentOrganization: organizationReference(site),
  } as const;
  const data = datasetOf(site, report, author);
  return {
    "@type": "Article",
    additionalType: "https://schema.org/Report",
    headline: report.title,
    description: report.description,
    articleSection: report.category,
    url: address,
    mainEntityOfPage: address,
    inLanguage: "en",
    isAccessibleForFree: true,
    datePublished: report.date,
    dateModified: report.date,
    author,
    publisher: organizationReference(site),
    image: {
      "@type": "ImageObject",
      url: addressOf(site.siteUrl, shareImagePath(report.path)),
      width: { "@type": "QuantitativeValue", value: shareImageSize.width },
      height: { "@type": "QuantitativeValue", value: shareImageSize.height },
    },
    ...(data && { isBasedOn: data }),
  } satisfies Article;
};

/** The published figures of a report (schema.org/Dataset); nothing when it publishes none. */
function datasetOf(
  site: SiteIdentity,
  { path, title, description, date, downloads = [] }: ReportFacts,
  creator: { readonly "@type": "Organization"; readonly name: string },
) {
  if (downloads.length === 0) return undefined;
  return {
    "@type": "Dataset",
    name: title,
    description,
    url: addressOf(site.siteUrl, path),
    datePublished: date,
    isAccessibleForFree: true,
    creator,
    distribution: downloads.map((download) => ({
      "@type": "DataDownload" as const,
      name: download.name,
      encodingFormat: "text/csv",
      contentUrl: addressOf(site.siteUrl, download.path),
    })),
  } satisfies Dataset;
}
