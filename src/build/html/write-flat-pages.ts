import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { publishedFiles, writeIfChanged } from "../site/published-files";

/** HTML that is no page with an address: Gatsby's own, and the answers to unknown addresses. */
const internal = /^\/(?:_gatsby|page-data)\/|^\/(?:404|404\/index|index)\.html$/;

/**
 * Writes `contact.html` beside `contact/index.html`, for every page. With the one alone, some hosts answer
 * `/contact` with a redirect; with the other alone, some answer `/contact/` with 404. Removes the copies of
 * pages that are gone.
 *
 * @param ready - The folder of published files that no build makes.
 */
export function writeFlatPages(site: string, ready: string): void {
  for (const path of publishedFiles(site)) {
    const [html, page = "", index] = /^(\/.+?)(\/index)?\.html$/.exec(path) ?? [];
    if (html === undefined || internal.test(path)) continue;
    const file = join(site, path);
    const sources = [join(site, page, "index.html"), join(ready, path)];
    if (index !== undefined) writeIfChanged(join(site, `${page}.html`), readFileSync(file));
    else if (!sources.some((source) => existsSync(source))) rmSync(file);
  }
}
