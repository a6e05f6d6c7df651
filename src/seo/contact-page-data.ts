import { addressOf } from "../addresses";
import { type ContactPage } from "schema-dts";
import { organizationData } from "./organization-data";
import { type SiteIdentity } from "./site-identity";

/** The contact page (schema.org/ContactPage), about the agency and how to reach it. */
export const contactPageData = (
  site: SiteIdentity,
  page: { readonly name: string; readonly description: string; readonly path: string },
) =>
  ({
    "@type": "ContactPage",
    name: page.name,
    description: page.description,
    url: addressOf(site.siteUrl, page.path),
    inLanguage: "en",
    mainEntity: organizationData(site),
  }) satisfies ContactPage;
