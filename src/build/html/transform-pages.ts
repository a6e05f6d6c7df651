import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routeOf } from "../../addresses";
import { cmsFolder } from "../../cms/build/cms-page";
import { publishedFiles } from "../site/published-files";

export interface BuiltPage {
  /** Its file, below the folder of the site: `/contact/index.html`. */
  readonly file: string;
  /** Its address: `/contact`. */
  readonly route: string;
}

/**
 * A change to the HTML of a page after the build. A warm build runs it again over pages that it has changed
 * before, in which Gatsby may have renewed the scripts: it must be idempotent.
 */
export type HtmlTransform = (html: string, page: BuiltPage) => string;

/** Runs the transforms, in their order, over every page of the built site. */
export function transformPages(
  folder: string,
  transforms: readonly HtmlTransform[],
  ready?: string,
): void {
  for (const page of builtPages(folder, ready)) {
    const path = join(folder, page.file);
    const built = readFileSync(path, "utf8");
    const changed = transforms.reduce((html, transform) => transform(html, page), built);
    if (changed !== built) writeFileSync(path, changed);
  }
}

/**
 * The pages that Gatsby wrote: one `index.html` for an address, and `404.html`. The page of the CMS is none
 * of them: it is written complete, with a policy of its own.
 *
 * @param ready - The folder of files that Gatsby copies as they are. HTML in it is no page of Gatsby's.
 */
export const builtPages = (folder: string, ready = "static"): BuiltPage[] =>
  publishedFiles(folder)
    .filter((file) => /\/index\.html$|^\/404\.html$/.test(file))
    .filter((file) => !file.startsWith(`/${cmsFolder}/`))
    .filter((file) => !isCopy(join(folder, file), join(ready, file)))
    .map((file) => ({ file, route: routeOf(file.replace(/index\.html$/, "")) }));

/** Where a page has the address of a copied file, Gatsby has written the page over the copy. */
const isCopy = (file: string, original: string): boolean =>
  existsSync(original) && readFileSync(original).equals(readFileSync(file));
