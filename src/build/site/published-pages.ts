import { type BuildArgs } from "gatsby";
import { completedHeading, completedPages, completedPath } from "../../addresses";
import { readEntries } from "../../content/files/read-content";
import { type PageSummary } from "../../content/model/kind";
import { kinds } from "../../content/model/kinds";
import { report } from "../../content/model/kinds/report";
import { isRecord } from "../../content/model/record";

export interface PublishedPage extends PageSummary {
  readonly route: string;
  /** The page's title without the agency's name. */
  readonly title: string;
  /** A report's most important number. */
  readonly keyFigure?: { readonly value: string; readonly label: string };
}

/**
 * Returns all pages except the 404 page, sorted by address. Throws if a page doesn't belong to any kind of
 * content.
 */
export function readPublishedPages({
  getNodesByType,
}: Pick<BuildArgs, "getNodesByType">): readonly PublishedPage[] {
  const pages = [...kinds.flatMap(readPages), ...readFurtherPages()];
  pages.sort((a, b) => (a.route < b.route ? -1 : 1));
  const listed = new Set(pages.map(({ route }) => route));
  const unlisted = getNodesByType("SitePage")
    // Skip incomplete drafts, which have pages only in previews.
    .filter(({ component }) => !String(component).endsWith("/unfinished-draft.tsx"))
    .map(({ path }) => String(path))
    .filter((path) => !/^\/404\b|^\/dev-404-page/.test(path) && !listed.has(path));
  if (unlisted.length > 0) {
    throw new Error(`No content kind in src/content/model has these routes: ${unlisted.join(", ")}`);
  }
  return pages;
}

function readPages(kind: (typeof kinds)[number]): PublishedPage[] {
  const pages: PublishedPage[] = [];
  for (const { slug, data } of readEntries(kind)) {
    const route = kind.route?.(slug, data);
    if (route === undefined) continue;
    const { seo, keyFigure: figure } = data;
    const title = isRecord(seo) ? String(seo["title"]) : "";
    const keyFigure = isRecord(figure) && { value: String(figure["value"]), label: String(figure["label"]) };
    pages.push({ route, title, ...(keyFigure && { keyFigure }), ...kind.summary?.(data) });
  }
  return pages;
}

/** Reads pages 2 and up of the report list. Page 1 is a tab of the research page. */
function readFurtherPages(): PublishedPage[] {
  const count = completedPages(readEntries(report).length);
  const pages: PublishedPage[] = [];
  for (let page = 2; page <= count; page += 1) {
    pages.push({ route: completedPath(page), title: completedHeading(page, count) });
  }
  return pages;
}
