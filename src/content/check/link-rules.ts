import { feedPath, pageAnchors, unroutedPaths } from "../../addresses";
import { type ContentFile } from "../files/content-file";
import { anchorsIn } from "../files/outline";
import { isRecord } from "../model/record";
import { nearestAddress } from "../model/suggestions";
import { redirects } from "../model/kinds/redirects";
import { isSingleton } from "../model/kind";
import { kinds } from "../model/kinds";

export interface LinkTargets {
  readonly routes: ReadonlySet<string>;
  /** Content files that have a page, by the page's address. */
  readonly files: ReadonlyMap<string, ContentFile>;
  /** Redirect targets, by old address. */
  readonly moved: ReadonlyMap<string, string>;
}

const ownFolders = "admin|api|fonts|icons|page-data|research/completed|share|static";
const ownFiles = "404.html|favicon.svg|healthz.json|manifest.webmanifest|robots.txt|sitemap.xml";

/**
 * Addresses that no content page can have, because the site uses them for other files, such as the CMS at
 * `/admin`.
 */
const reserved = new RegExp(`^/(404|${ownFolders}|${ownFiles})(/|$)|/index$`);

export const isReserved = (route: string): boolean => route === feedPath || reserved.test(route);

/** Returns the address of a content file's page, or `undefined` if this kind of content has no pages. */
export const pageOf = ({ kind, slug, data = {} }: ContentFile): string | undefined =>
  kind.route?.(slug, data);

export function linkTargets(files: readonly ContentFile[]): LinkTargets {
  const routed = files.flatMap((file): [string, ContentFile][] => {
    const route = pageOf(file);
    return route === undefined ? [] : [[route, file]];
  });
  // Links to a required page are valid even if the page's file is missing, because the missing file is
  // reported elsewhere.
  const needed = kinds.flatMap((kind) => (isSingleton(kind) ? (kind.route?.("", {}) ?? []) : []));
  const routes = new Set([...needed, ...routed.map(([route]) => route)]);
  const moved = files
    .flatMap(redirectsIn)
    // Ignore redirects whose old address is an existing page. Such a redirect is reported as an error, so
    // links to the page don't need errors of their own.
    .filter(({ from }) => !routes.has(from))
    .map(({ from, to }): [string, string] => [from, to]);
  return { routes, files: new Map(routed), moved: new Map(moved) };
}

/** Returns whether an address is already in use, so that a new page can't have it. */
export function isTaken(route: string, files: readonly ContentFile[]): boolean {
  const { routes, moved } = linkTargets(files);
  const taken = [...unroutedPaths, ...routes, ...moved.keys()];
  return isReserved(route) || taken.includes(route);
}

/**
 * Returns the redirects in a file. Skips redirects without an old or a new address, because the schema check
 * reports them.
 */
export function redirectsIn({ kind, data }: ContentFile) {
  const items = kind === redirects ? data?.["redirects"] : [];
  return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [];
    const { from, to } = item;
    return typeof from === "string" && typeof to === "string" ? [{ index, from, to }] : [];
  });
}

/**
 * Returns an error message for a link, or `undefined` if the link is valid. Valid links are:
 * - pages of this site, with or without a query and an anchor
 * - headings of the same text, such as `#method`
 * - `/request-quote`, which shows the 404 page (specification, section 2)
 * - addresses that start with `https:`, `mailto:` or `tel:`
 *
 * @param from - The file that contains the link. A published file can't link to a draft.
 */
export function linkProblem(
  link: string,
  targets: LinkTargets,
  from: ContentFile,
): string | undefined {
  if (/^(https:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:\+?[\d()\s-]+$)/.test(link))
    return undefined;
  const [address = "", anchor] = link.split("#");
  if (address === "" && anchor !== undefined && from.body !== undefined) {
    return anchorProblem(anchor, anchorsIn(from.body), "this page");
  }
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(link)) return `links to "${link}"; did you mean mailto:${link}?`;
  if (!link.startsWith("/") || link.startsWith("//")) {
    return `links to "${link}": use a page of this site such as /contact, or an address that starts with https:, mailto: or tel:`;
  }
  const route = address.replace(/\?.*$/, "");
  if (unroutedPaths.includes(route)) return undefined;
  const next = targets.moved.get(route);
  if (next !== undefined) return `links to ${route}, which has moved: write ${next} here`;
  if (!targets.routes.has(route)) {
    return `links to ${route}, which isn't a page of this site${nearestAddress(route, [...targets.routes])}`;
  }
  const target = targets.files.get(route);
  if (target?.isDraft && !from.isDraft) {
    return `links to ${route}, which is a draft: publish it first, or link to another page`;
  }
  if (anchor === undefined) return undefined;
  const known = target?.body === undefined ? pageAnchors[route] : anchorsIn(target.body);
  return anchorProblem(anchor, known ?? [], route);
}

function anchorProblem(
  anchor: string,
  known: readonly string[],
  place: string,
): string | undefined {
  if (known.includes(anchor)) return undefined;
  const anchors = known.map((name) => `#${name}`);
  const remedy = anchors.length
    ? nearestAddress(`#${anchor}`, anchors)
    : ". The page has no headings to link to, so remove the # and the text after it";
  return `links to #${anchor}, which isn't a heading on ${place}${remedy}`;
}
