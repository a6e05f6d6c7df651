import { env } from "node:process";

/**
 * Where the site is published: `SITE_URL`, without a slash at the end.
 *
 * @throws Error when `SITE_URL` is not an https address without a path.
 */
export function siteUrl(): string {
  const address = env["SITE_URL"] ?? "https://tallyfield.example";
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:" || `${url.origin}/` !== url.href) {
    throw new Error(
      `SITE_URL is "${address}", an address such as https://www.example.org is allowed`,
    );
  }
  return url.origin;
}
