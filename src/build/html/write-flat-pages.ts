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
    if (internal.test(path)) continue;
    const [, page] = /^(\/.+)\/index\.html$/.exec(path) ?? [];
    if (page !== undefined) {
      writeIfChanged(join(site, `${page}.html`), readFileSync(join(site, path)));
    }
    const [, copied] = /^(\/.+)(?<!\/index)\.html$/.exec(path) ?? [];
    const isLeft = copied !== undefined && !existsSync(join(site, copied, "index.html"));
    if (isLeft && !existsSync(join(ready, path))) rmSync(join(site, path));
  }
}
