import { addressOf } from "../addresses";
import { type Organization, type WebSite } from "schema-dts";
import { telephoneLink } from "../ui/telephone-link";
import { icons } from "./icons";
import { type SiteIdentity } from "./site-identity";

const idOf = ({ siteUrl }: SiteIdentity, thing: string) => addressOf(siteUrl, `/#${thing}`);

/** The agency in short, for pages that name it as publisher or provider. */
export const organizationReference = (site: SiteIdentity) =>
  ({
    "@type": "Organization",
    "@id": idOf(site, "organization"),
    name: site.name,
    url: addressOf(site.siteUrl, "/"),
    logo: {
      "@type": "ImageObject",
      url: addressOf(site.siteUrl, icons.large.path),
      width: { "@type": "QuantitativeValue", value: icons.large.width },
      height: { "@type": "QuantitativeValue", value: icons.large.width },
    },
  }) satisfies Organization;

/** The agency (schema.org/Organization). No ratings: those a site gives itself are not shown. */
export const organizationData = (site: SiteIdentity) =>
  ({
    ...organizationReference(site),
    description: site.description,
    email: site.email,
    telephone: telephoneLink(site.phone).replace("tel:", ""),
    sameAs: site.profiles,
  }) satisfies Organization;

/** The site as a whole (schema.org/WebSite), which gives result pages its name. */
export const webSiteData = (site: SiteIdentity) =>
  ({
    "@type": "WebSite",
    "@id": idOf(site, "website"),
    name: site.name,
    description: site.description,
    url: addressOf(site.siteUrl, "/"),
    inLanguage: "en",
    publisher: { "@id": idOf(site, "organization") },
  }) satisfies WebSite;
