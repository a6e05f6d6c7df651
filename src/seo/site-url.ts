import { readFileSync } from "node:fs";
import { env } from "node:process";

const organisationFile = "content/site/organisation.yaml";

/**
 * Where the site is published: scheme and host, without path and without a slash at the end. From
 * `SITE_URL`; canonical addresses, previews, sitemap and feed are built on it.
 *
 * @throws Error when `SITE_URL` is not such an address.
 */
export function siteUrl(): string {
  const written = env["SITE_URL"] || ownDomain();
  if (!/^https?:/.test(written) || !URL.canParse(written) || new URL(written).origin !== written) {
    throw new Error(
      `SITE_URL is "${written}"; an address such as https://www.example.com is allowed, ` +
        "without path, query and slash at the end",
    );
  }
  return written;
}

/**
 * The site on the domain of the agency's mail, so that its name stands once. A file that cannot be read
 * is the content check's to report, with line and column.
 */
function ownDomain(): string {
  try {
    const [, domain] = /^email: *\S+@([\w.-]+)/m.exec(readFileSync(organisationFile, "utf8")) ?? [];
    return `https://${domain ?? "site.example"}`;
  } catch {
    return "https://site.example";
  }
}
