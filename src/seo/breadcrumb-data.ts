import { addressOf } from "../addresses";
import { type BreadcrumbList } from "schema-dts";
import { type SiteIdentity } from "./site-identity";

/** A page on the way from the home page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way from the home page to a page, that page included (schema.org/BreadcrumbList). */
export const breadcrumbData = (site: SiteIdentity, crumbs: readonly Crumb[]) =>
  ({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: site.name, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: addressOf(site.siteUrl, path),
    })),
  }) satisfies BreadcrumbList;
