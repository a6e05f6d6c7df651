import { environment } from "../environment";

/**
 * Where the site is published: scheme and host, without path and without a slash at the end. Canonical
 * addresses, previews, sitemap and feed are built on it.
 *
 * @param website - What the organization's file says; `SITE_URL` goes before it.
 * @throws Error when `SITE_URL` is not such an address.
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

/** Names for examples and tests (RFC 2606, RFC 6761), and addresses of the machine itself. */
const reserved = [
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/,
  /^127(?:\.\d+){3}$/,
  /^\[::1\]$/,
];

/** Whether no visitor can reach the address. */
export const isReserved = (address: string): boolean =>
  reserved.some((names) => names.test(new URL(address).hostname));
