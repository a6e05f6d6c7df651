import { type BuildArgs } from "gatsby";
import { completedHeading, completedPages, completedPath } from "../../addresses";
import { readEntries } from "../../content/files/read-content";
import { type PageSummary } from "../../content/model/kind";
import { kinds } from "../../content/model/kinds";
import { report } from "../../content/model/kinds/report";
import { researchPage } from "../../content/model/kinds/research-page";
import { isRecord } from "../../content/model/record";

/** A page that search engines may list. */
export interface PublishedPage extends PageSummary {
  readonly route: string;
  /** The page's title without the agency's name. */
  readonly title: string;
}

/**
 * Returns the site's pages except the 404 page, sorted by address.
 *
 * @throws Error if Gatsby created a page at a route that no content kind in `src/content/model` defines.
 */
export function publishedPages({
  getNodesByType,
}: Pick<BuildArgs, "getNodesByType">): readonly PublishedPage[] {
  const pages = [...kinds.flatMap(pagesOf), ...furtherPages()].sort((a, b) =>
    a.route < b.route ? -1 : 1,
  );
  const listed = new Set(pages.map(({ route }) => route));
  const unlisted = getNodesByType("SitePage")
    // In a preview, drafts that are too incomplete for their own template have pages, too. This check ignores
    // them.
    .filter(({ component }) => !String(component).endsWith("/unfinished-draft.tsx"))
    .map(({ path }) => String(path))
    .filter((path) => !/^\/404\b|^\/dev-404-page/.test(path) && !listed.has(path));
  if (unlisted.length > 0) {
    throw new Error(`Pages whose route no kind in src/content/model names: ${unlisted.join(", ")}`);
  }
  return pages;
}

const pagesOf = (kind: (typeof kinds)[number]): PublishedPage[] =>
  readEntries(kind).flatMap(({ slug, data }) => {
    const title = isRecord(data["seo"]) ? String(data["seo"]["title"]) : "";
    const route = kind.route?.(slug, data);
    return route === undefined ? [] : [{ route, title, ...kind.summary?.(data) }];
  });

/**
 * Returns the second and later pages of the list of completed reports. The list's first page is a tab of the
 * research page.
 */
function furtherPages(): PublishedPage[] {
  const total = readEntries(report).length;
  const words = readEntries(researchPage)[0]?.data.completed.pages.page ?? "";
  return Array.from({ length: completedPages(total) }, (_, index) => index + 1)
    .slice(1)
    .map((page) => ({ route: completedPath(page), title: completedHeading(words, page, total) }));
}
