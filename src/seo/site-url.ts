import { environment } from "../environment";

/** Returns `SITE_URL` or, if it isn't set, the content's `website`. Neither may end in a slash. */
export function siteUrl(website: string): string {
  const origin = environment().SITE_URL || website;
  if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new Error(
      `SITE_URL is "${origin}". Set it to an address such as https://www.example.com, ` +
        "without a path, a query, or a slash at the end",
    );
  }
  return origin;
}

/** Host names reserved for examples and tests (RFC 2606, RFC 6761), and loopback addresses. */
const reserved = [
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/,
  /^127(?:\.\d+){3}$/,
  /^\[::1\]$/,
];

export const isReservedHost = (address: string): boolean =>
  reserved.some((names) => names.test(new URL(address).hostname));
