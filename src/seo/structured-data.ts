import type * as schema from "schema-dts";
import { addressOf, telephoneLink } from "../addresses";
import { type SiteIdentity } from "./site-identity";
import { icons, shareImagePath, shareImageSize } from "./site-images";

const idOf = ({ siteUrl }: SiteIdentity, thing: string) => addressOf(siteUrl, `/#${thing}`);

const image = (url: string, width: number, height: number) =>
  ({
    "@type": "ImageObject",
    url,
    width: { "@type": "QuantitativeValue", value: width },
    height: { "@type": "QuantitativeValue", value: height },
  }) as const;

/** The agency in short, for pages that name it as publisher or provider. */
const organizationReference = (site: SiteIdentity) =>
  ({
    "@type": "Organization",
    "@id": idOf(site, "organization"),
    name: site.name,
    url: addressOf(site.siteUrl, "/"),
    logo: image(addressOf(site.siteUrl, icons.large.path), icons.large.width, icons.large.width),
  }) satisfies schema.Organization;

/** The agency (schema.org/Organization). No ratings: search engines ignore those a site gives itself. */
export const organizationData = (site: SiteIdentity) =>
  ({
    ...organizationReference(site),
    description: site.description,
    email: site.email,
    telephone: telephoneLink(site.phone).replace("tel:", ""),
    sameAs: site.profiles,
  }) satisfies schema.Organization;

/** The site as a whole (schema.org/WebSite), which gives search results its name. */
export const webSiteData = (site: SiteIdentity) =>
  ({
    "@type": "WebSite",
    "@id": idOf(site, "website"),
    name: site.name,
    description: site.description,
    url: addressOf(site.siteUrl, "/"),
    inLanguage: "en",
    publisher: { "@id": idOf(site, "organization") },
  }) satisfies schema.WebSite;

interface PageFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

/** The contact page (schema.org/ContactPage), about the agency and how to reach it. */
export const contactPageData = (site: SiteIdentity, { name, description, path }: PageFacts) =>
  ({
    "@type": "ContactPage",
    name,
    description,
    url: addressOf(site.siteUrl, path),
    inLanguage: "en",
    mainEntity: organizationData(site),
  }) satisfies schema.ContactPage;

/** A service of the agency (schema.org/Service). */
export const serviceData = (site: SiteIdentity, { name, description, path }: PageFacts) =>
  ({
    "@type": "Service",
    name,
    serviceType: name,
    description,
    url: addressOf(site.siteUrl, path),
    image: addressOf(site.siteUrl, shareImagePath(path)),
    provider: organizationReference(site),
  }) satisfies schema.Service;

/** The way from the home page to a page, that page included (schema.org/BreadcrumbList). */
export const breadcrumbData = (
  site: SiteIdentity,
  crumbs: readonly Pick<PageFacts, "name" | "path">[],
) =>
  ({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: site.name, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: addressOf(site.siteUrl, path),
    })),
  }) satisfies schema.BreadcrumbList;

interface ReportFacts extends Omit<PageFacts, "name"> {
  readonly title: string;
  readonly category: string;
  /** Day of publication, YYYY-MM-DD. */
  readonly date: string;
  readonly team: string;
  /** The figures that the report publishes, each a CSV file of the site. */
  readonly downloads?: readonly { readonly name: string; readonly path: string }[];
}

/**
 * A report (schema.org/Report), with its figures as a schema.org/Dataset where it publishes some. Search
 * results know the parent type `Article` only (Google Search Central, Article).
 */
export const reportData = (site: SiteIdentity, report: ReportFacts) => {
  const { title, description, date: datePublished, downloads = [] } = report;
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
