import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildArgs } from "gatsby";
import { isDraft, readEntries } from "../../content/files/read-content";
import { type PageSummary } from "../../content/model/kind";
import { kinds } from "../../content/model/kinds";
import { isRecord } from "../../content/model/record";

export interface PublishedPage extends PageSummary {
  readonly route: string;
  /** The page's title without the agency's name. */
  readonly title: string;
  /** A report's most important number. */
  readonly keyFigure?: { readonly value: string; readonly label: string };
}

/**
 * Returns all pages that Gatsby built except the 404 page, sorted by address. Pages in `src/pages` may have no
 * content.
 *
 * @param site - The folder with the built pages.
 * @param name - The agency's name.
 * @throws Error if Gatsby didn't build a page for content that needs one.
 */
export function readPublishedPages(
  { getNodesByType }: Pick<BuildArgs, "getNodesByType">,
  site: string,
  name: string,
): readonly PublishedPage[] {
  const routes = getNodesByType("SitePage")
    // Skip incomplete drafts, which have pages only in previews.
    .filter(({ component }) => !String(component).endsWith("/unfinished-draft.tsx"))
    .map(({ path }) => String(path))
    .filter((path) => !/^\/404\b|^\/dev-404-page/.test(path))
    .sort();
  const summaries = new Map<string, Omit<PublishedPage, "route" | "title">>();
  const lost: string[] = [];
  for (const kind of kinds) {
    for (const { path, slug, data } of readEntries(kind)) {
      const route = kind.route?.(slug, data);
      if (route === undefined) continue;
      summaries.set(route, { ...readKeyFigure(data), ...kind.summary?.(data) });
      // In previews, drafts may have problems that prevent a page.
      if (!routes.includes(route) && !isDraft(data)) lost.push(`${route}, the page of content/${path}`);
    }
  }
  if (lost.length > 0) {
    throw new Error(
      `Gatsby didn't build these pages, so the site would be incomplete:\n  ${lost.join("\n  ")}`,
    );
  }
  return routes.map((route) => ({
    route,
    title: readTitle(join(site, route, "index.html"), name),
    ...summaries.get(route),
  }));
}

function readKeyFigure({ keyFigure: figure }: Readonly<Record<string, unknown>>) {
  if (!isRecord(figure)) return {};
  return { keyFigure: { value: String(figure["value"]), label: String(figure["label"]) } };
}

/** Characters that React escapes in text. */
const escaped = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
]);

/** Reads a page's title, which its `Head` sets. */
function readTitle(file: string, name: string): string {
  const [, title = ""] = /<title[^>]*>([^<]*)/.exec(readFileSync(file, "utf8")) ?? [];
  return title.replace(/&#?\w+;/g, (text) => escaped.get(text) ?? text).replace(` | ${name}`, "");
}
