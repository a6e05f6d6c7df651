import { closest } from "fastest-levenshtein";
import { unroutedPaths } from "../ui/unrouted-paths";

/**
 * What is wrong with a link, or `undefined`. Allowed are routes of this site (with query and
 * anchor), the specification's one dangling address, and `https:`, `mailto:` and `tel:`.
 */
export function linkFault(link: string, routes: ReadonlySet<string>): string | undefined {
  if (/^(https:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:\+?[\d()\s-]+$)/.test(link))
    return undefined;
  if (/^#[\w-]+$/.test(link)) return undefined;
  if (!link.startsWith("/") || link.startsWith("//")) {
    return `links to "${link}", allowed are routes such as /contact, and https:, mailto: or tel: addresses`;
  }
  const route = link.replace(/[?#].*$/, "");
  if (routes.has(route) || unroutedPaths.includes(route)) return undefined;
  return `links to ${route}, which is no route of the site; did you mean ${closest(route, [...routes])}?`;
}
