import type * as schema from "schema-dts";
import { addressOf, telephoneLink } from "../addresses";
import { type SiteIdentity } from "./site-data";
import { icons, shareImagePath } from "./site-images";

const idOf = ({ siteUrl }: SiteIdentity, thing: string) => addressOf(siteUrl, `/#${thing}`);

export const organizationReference = (site: SiteIdentity) =>
  ({
    "@type": "Organization",
    "@id": idOf(site, "organization"),
    name: site.name,
    url: addressOf(site.siteUrl, "/"),
    logo: addressOf(site.siteUrl, icons.large.path),
  }) satisfies schema.Organization;

/** Leaves out ratings, because search engines ignore ratings of an organization on its own site. */
export const organizationData = (site: SiteIdentity) =>
  ({
    ...organizationReference(site),
    description: site.description,
    email: site.email,
    telephone: telephoneLink(site.phone).replace("tel:", ""),
    // Leave out links to a network's home page, because they're placeholders from the sample copy.
    sameAs: site.profiles.filter((profile) => /^https:\/\/[^/]+\/./.test(profile)),
  }) satisfies schema.Organization;

/** Search engines take the site's name from this data. */
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

export interface PageFacts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

export const contactPageData = (site: SiteIdentity, { name, description, path }: PageFacts) =>
  ({
    "@type": "ContactPage",
    name,
    description,
    url: addressOf(site.siteUrl, path),
    inLanguage: "en",
    mainEntity: organizationData(site),
  }) satisfies schema.ContactPage;

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

/** @param crumbs - Breadcrumbs without the home page. The last one is the page itself. */
export const breadcrumbData = (site: SiteIdentity, crumbs: readonly Pick<PageFacts, "name" | "path">[]) =>
  ({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: site.name, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: addressOf(site.siteUrl, path),
    })),
  }) satisfies schema.BreadcrumbList;
