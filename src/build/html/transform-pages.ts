import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routeOf } from "../../addresses";
import { cmsFolder } from "../../cms/build/cms-page";
import { findPublishedFiles, writeIfChanged } from "../../files";

export interface BuiltPage {
  /** Path of the page's file within the site's folder, such as `/contact/index.html`. */
  readonly file: string;
  /** The page's address, such as `/contact`. */
  readonly route: string;
}

/**
 * Changes a page's HTML after the build. Transforms must be idempotent, because a build with a warm cache
 * runs them again on pages that are already transformed, or whose scripts Gatsby has replaced since.
 */
export type HtmlTransform = (html: string, page: BuiltPage) => string;

export function transformPages(folder: string, transforms: readonly HtmlTransform[], ready?: string): void {
  for (const page of findBuiltPages(folder, ready)) {
    const path = join(folder, page.file);
    let html = readFileSync(path, "utf8");
    for (const transform of transforms) html = transform(html, page);
    writeIfChanged(path, html);
  }
}

/**
 * Finds Gatsby's pages: an `index.html` for each address, and `404.html`. Leaves out the CMS page, which has
 * its own security policy.
 *
 * @param ready - Folder of files that Gatsby copies unchanged. HTML files from this folder are left out, too.
 */
export const findBuiltPages = (folder: string, ready = "static"): BuiltPage[] =>
  findPublishedFiles(folder)
    .filter((file) => /\/index\.html$|^\/404\.html$/.test(file))
    .filter((file) => !file.startsWith(`/${cmsFolder}/`))
    .filter((file) => !isCopy(join(folder, file), join(ready, file)))
    .map((file) => ({ file, route: routeOf(file.replace(/index\.html$/, "")) }));

/** Compares bytes, because Gatsby overwrites a copied file if a page has the same address. */
const isCopy = (file: string, original: string): boolean =>
  existsSync(original) && readFileSync(original).equals(readFileSync(file));
