import { environment } from "../environment";

/**
 * Returns the origin where the site is published, without a trailing slash. Canonical URLs, link previews, the
 * sitemap and the feed all start with this origin.
 *
 * @param website - Origin from the organization's content file. The `SITE_URL` environment variable overrides it.
 * @throws Error if the value is anything other than an http or https origin.
 */
export function siteUrl(website: string): string {
  const written = environment().SITE_URL || website;
  if (!/^https?:/.test(written) || !URL.canParse(written) || new URL(written).origin !== written) {
    throw new Error(
      `SITE_URL is "${written}"; an address such as https://www.example.com is allowed, ` +
        "without path, query and slash at the end",
    );
  }
  return written;
}

/** Host names reserved for examples and tests (RFC 2606, RFC 6761), and loopback addresses. */
const reserved = [
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/,
  /^127(?:\.\d+){3}$/,
  /^\[::1\]$/,
];

/** Returns whether visitors can't reach an address, because its host is reserved or a loopback address. */
export const isReservedHost = (address: string): boolean =>
  reserved.some((names) => names.test(new URL(address).hostname));
