import {
  favicons,
  feedPath,
  notFoundPath,
  pageAnchors,
  siteFiles,
  telephoneLink,
  unroutedPaths,
} from "../../addresses";
import { decodePath } from "../../hosts/redirects";
import { type ContentFile } from "../files/content-file";
import { outlineOf } from "../files/outline";
import { isScheduled } from "../files/read-content";
import { readPageRoutes } from "../files/read-page-routes";
import { findInvisibleCharacter } from "../model/invisible-characters";
import { isPhoneNumber } from "../model/phone-number";
import { isRecord } from "../model/record";
import { nearestAddress } from "../model/suggestions";
import { isOldAddress, redirects } from "../model/kinds/redirects";

export interface LinkTargets {
  readonly routes: ReadonlySet<string>;
  /** Maps the address of each content page to its file. */
  readonly files: ReadonlyMap<string, ContentFile>;
  /** Maps the decoded old address of each redirect to its target. */
  readonly moved: ReadonlyMap<string, string>;
  /** Date of the check, as YYYY-MM-DD. Reports with a later date aren't published yet. */
  readonly today: string;
}

const reservedFiles = [feedPath, notFoundPath, ...Object.values<string>({ ...favicons, ...siteFiles })];
const reservedFolders =
  /^\/(404|admin|api|fonts|icons|page-data|research\/completed|share|static)(\/|$)|\/index$/;

/** Returns true for addresses that content pages can't have, such as the CMS's address, `/admin`. */
export const isReserved = (route: string): boolean =>
  reservedFiles.includes(route) || reservedFolders.test(route);

export const pageOf = ({ kind, slug, data = {} }: ContentFile): string | undefined =>
  kind.route?.(slug, data);

export function linkTargets(files: readonly ContentFile[], today = ""): LinkTargets {
  const pages = new Map<string, ContentFile>();
  for (const file of files) {
    const route = pageOf(file);
    if (route !== undefined) pages.set(route, file);
  }
  // Pages in `src/pages` are valid targets even if their content file is missing. Another check reports this.
  const routes = new Set([...readPageRoutes(), ...pages.keys()]);
  const moved = new Map<string, string>();
  for (const { from, to } of files.flatMap(redirectsIn)) {
    // Ignore redirects from existing pages. Another check reports them, and links to those pages are valid.
    if (!routes.has(decodePath(from))) moved.set(decodePath(from), to);
  }
  return { routes, files: pages, moved, today };
}

export function isTaken(route: string, files: readonly ContentFile[]): boolean {
  const { routes, moved } = linkTargets(files);
  const taken = [...unroutedPaths, ...routes, ...moved.keys()];
  return isReserved(route) || taken.includes(route);
}

/** Skips redirects without a valid old address and a target, because the schema check reports them. */
export function redirectsIn({ kind, data }: ContentFile) {
  const items = kind === redirects ? data?.["redirects"] : [];
  return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [];
    const { from, to } = item;
    if (typeof from !== "string" || !isOldAddress(from) || typeof to !== "string") return [];
    return [{ index, from, to }];
  });
}

/**
 * Accepts links to pages and headings of this site, and addresses that start with `https:`, `mailto:`, or
 * `tel:`. Also accepts `/request-quote`, which shows the 404 page on purpose (specification, section 2).
 *
 * @param from - The file that contains the link.
 */
export function linkProblem(link: string, targets: LinkTargets, from: ContentFile): string | undefined {
  const invisible = findInvisibleCharacter(link);
  if (invisible !== undefined) return `links to an address that ${invisible.message}`;
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(link)) return undefined;
  if (/^https:\/\/[^\s/]/.test(link)) {
    return URL.canParse(link) ? undefined : `links to "${link}", which browsers can't open`;
  }
  if (link.startsWith("tel:")) {
    const isRight = isPhoneNumber(link) && telephoneLink(link) === link.replaceAll("-", "");
    const example = "a phone number with + and its country code, such as tel:+12125550142";
    return isRight ? undefined : `links to "${link}": write ${example}`;
  }
  const [address = "", anchor] = link.split("#");
  if (address === "" && anchor !== undefined && from.body !== undefined) {
    return anchorProblem(anchor, outlineOf(from.body).anchors, "this page");
  }
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(link)) return `links to "${link}"; did you mean mailto:${link}?`;
  if (!link.startsWith("/") || link.startsWith("//")) {
    return (
      `links to "${link}": use a page of this site such as /contact, ` +
      "or an address that starts with https:, mailto:, or tel:"
    );
  }
  const route = address.replace(/\?.*$/, "");
  if (unroutedPaths.includes(route)) return undefined;
  const next = targets.moved.get(decodePath(route));
  if (next !== undefined) return `links to ${route}, which has moved: write ${next} here`;
  if (!targets.routes.has(route)) {
    return `links to ${route}, which isn't a page of this site${nearestAddress(route, [...targets.routes])}`;
  }
  const target = targets.files.get(route);
  if (target?.isDraft && !from.isDraft) {
    return `links to ${route}, which is a draft: publish it first, or link to another page`;
  }
  const day = publicationDay(target, targets.today);
  if (!from.isDraft && day > publicationDay(from, targets.today)) {
    return `links to ${route}, which the site shows from ${day} on: link to another page until then`;
  }
  if (anchor === undefined) return undefined;
  const known = target?.body === undefined ? pageAnchors[route] : outlineOf(target.body).anchors;
  return anchorProblem(anchor, known ?? [], route);
}

/** Returns a report's date if the report isn't published yet, or else an empty string. */
const publicationDay = (file: ContentFile | undefined, today: string): string =>
  file?.data && isScheduled(file.kind, file.data, today) ? String(file.data["date"]) : "";

function anchorProblem(anchor: string, known: readonly string[], page: string): string | undefined {
  if (known.includes(anchor)) return undefined;
  const anchors = known.map((name) => `#${name}`);
  const remedy = anchors.length
    ? nearestAddress(`#${anchor}`, anchors)
    : ". The page has no headings to link to, so remove the # and the text after it";
  return `links to #${anchor}, which isn't a heading on ${page}${remedy}`;
}
