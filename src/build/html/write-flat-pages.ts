import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findPublishedFiles, writeIfChanged } from "../../files";

/** HTML files that need no flat copy: Gatsby's internal files, the 404 pages and the home page. */
const internal = /^\/(?:_gatsby|page-data)\/|^\/(?:404|404\/index|index)\.html$/;

/**
 * Writes a flat copy of every page, such as `contact.html` next to `contact/index.html`, and removes the
 * copies of deleted pages. Some hosts need `contact.html` to serve `/contact` without a redirect. Others need
 * `contact/index.html` to serve `/contact/` at all.
 *
 * @param ready - Folder of files that are published unchanged. The site's copies of these files are kept.
 */
export function writeFlatPages(site: string, ready: string): void {
  for (const path of findPublishedFiles(site)) {
    const [html, page = "", index] = /^(\/.+?)(\/index)?\.html$/.exec(path) ?? [];
    if (html === undefined || internal.test(path)) continue;
    const file = join(site, path);
    const sources = [join(site, page, "index.html"), join(ready, path)];
    if (index !== undefined) writeIfChanged(join(site, `${page}.html`), readFileSync(file));
    else if (!sources.some((source) => existsSync(source))) rmSync(file);
  }
}
