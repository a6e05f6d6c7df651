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
  /** The content of the pages that have some of their own, by route. */
  readonly files: ReadonlyMap<string, ContentFile>;
  /** Old addresses and where they lead on to. */
  readonly moved: ReadonlyMap<string, string>;
}

const ownFolders = "admin|api|fonts|icons|page-data|research/completed|share|static";
const ownFiles = "404.html|favicon.svg|healthz.json|manifest.webmanifest|robots.txt|sitemap.xml";

/** Addresses at which a build writes files of its own. */
const reserved = new RegExp(`^/(404|${ownFolders}|${ownFiles})(/|$)|/index$`);

export const isReserved = (route: string): boolean => route === feedPath || reserved.test(route);

/** The address of the page that a file has, if its kind has pages. */
export const pageOf = ({ kind, slug, data = {} }: ContentFile): string | undefined =>
  kind.route?.(slug, data);

export function linkTargets(files: readonly ContentFile[]): LinkTargets {
  const routed = files.flatMap((file): [string, ContentFile][] => {
    const route = pageOf(file);
    return route === undefined ? [] : [[route, file]];
  });
  // A page of which there must be one is a target even when its file is missing, which is reported.
  const needed = kinds.flatMap((kind) => (isSingleton(kind) ? (kind.route?.("", {}) ?? []) : []));
  const routes = new Set([...needed, ...routed.map(([route]) => route)]);
  const moved = files
    .flatMap(redirectsIn)
    // A redirect from a page is itself the problem, not every link to the page.
    .filter(({ from }) => !routes.has(from))
    .map(({ from, to }): [string, string] => [from, to]);
  return { routes, files: new Map(routed), moved: new Map(moved) };
}

/** Whether an address is in use, so that no new page can have it. */
export function isTaken(route: string, files: readonly ContentFile[]): boolean {
  const { routes, moved } = linkTargets(files);
  const taken = [...unroutedPaths, ...routes, ...moved.keys()];
  return isReserved(route) || taken.includes(route);
}

/** The redirects of a file that can be read; what is wrong in the others is reported with their fields. */
export function redirectsIn({ kind, data }: ContentFile) {
  const items = kind === redirects ? data?.["redirects"] : [];
  return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [];
    const { from, to } = item;
    return typeof from === "string" && typeof to === "string" ? [{ index, from, to }] : [];
  });
}

/**
 * What is wrong with a link, or `undefined`. Allowed are routes of this site (with query and
 * anchor), the specification's one dangling address, and `https:`, `mailto:` and `tel:`.
 *
 * @param from - The file that links. What is published may not link to a draft.
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
    return anchorProblem(anchor, anchorsIn(from.body), "this text");
  }
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(link)) return `links to "${link}"; did you mean mailto:${link}?`;
  if (!link.startsWith("/") || link.startsWith("//")) {
    return `links to "${link}", allowed are pages of the site such as /contact, and addresses that start with https:, mailto: or tel:`;
  }
  const route = address.replace(/\?.*$/, "");
  if (unroutedPaths.includes(route)) return undefined;
  const next = targets.moved.get(route);
  if (next !== undefined) return `links to ${route}, which has moved: write ${next} here`;
  if (!targets.routes.has(route)) {
    return `links to ${route}, which is no page of the site${nearestAddress(route, [...targets.routes])}`;
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
    : ", nor has it any other: leave the # and what follows it out";
  return `links to #${anchor}, which is no heading of ${place}${remedy}`;
}
