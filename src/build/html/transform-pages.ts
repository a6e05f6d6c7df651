import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routeOf } from "../../addresses";
import { cmsFolder } from "../../cms/build/cms-page";
import { publishedFiles } from "../site/published-files";

export interface BuiltPage {
  /** Path of the page's file below the site's folder, such as `/contact/index.html`. */
  readonly file: string;
  /** The page's address, such as `/contact`. */
  readonly route: string;
}

/**
 * Changes a page's HTML after the build. A transform must be idempotent, because a build with a warm cache runs
 * it again on pages that it changed in an earlier build. Gatsby may have replaced the scripts in these pages
 * since that build.
 */
export type HtmlTransform = (html: string, page: BuiltPage) => string;

/** Runs the transforms in order on every page of the built site. */
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
 * Returns the pages that Gatsby wrote: an `index.html` for each address, and `404.html`. Leaves out the CMS page,
 * which has its own security policy and needs no transforms.
 *
 * @param ready - Folder of files that Gatsby copies unchanged. HTML files from this folder are left out, too.
 */
export const builtPages = (folder: string, ready = "static"): BuiltPage[] =>
  publishedFiles(folder)
    .filter((file) => /\/index\.html$|^\/404\.html$/.test(file))
    .filter((file) => !file.startsWith(`/${cmsFolder}/`))
    .filter((file) => !isCopy(join(folder, file), join(ready, file)))
    .map((file) => ({ file, route: routeOf(file.replace(/index\.html$/, "")) }));

/**
 * Compares the files' bytes, because a file of the same name may be a page: if a page has the same address as a
 * copied file, Gatsby overwrites the copy.
 */
const isCopy = (file: string, original: string): boolean =>
  existsSync(original) && readFileSync(original).equals(readFileSync(file));
