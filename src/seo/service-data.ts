import { addressOf } from "../addresses";
import { type Service } from "schema-dts";
import { organizationReference } from "./organization-data";
import { shareImagePath } from "./share-image";
import { type SiteIdentity } from "./site-identity";

/** A service of the agency (schema.org/Service). */
export const serviceData = (
  site: SiteIdentity,
  service: { readonly name: string; readonly description: string; readonly path: string },
) =>
  ({
    "@type": "Service",
    name: service.name,
    serviceType: service.name,
    description: service.description,
    url: addressOf(site.siteUrl, service.path),
    image: addressOf(site.siteUrl, shareImagePath(service.path)),
    provider: organizationReference(site),
  }) satisfies Service;
