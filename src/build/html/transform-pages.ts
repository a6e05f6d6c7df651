import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routeOf } from "../../addresses";
import { cmsFolder } from "../../cms/build/cms-page";
import { findPublishedFiles, writeIfChanged } from "../../files";

interface BuiltPage {
  /** A path such as `/contact/index.html`. */
  readonly file: string;
  /** An address such as `/contact`. */
  readonly route: string;
}

/** A transform must be idempotent, because a build with a warm cache runs it again on transformed pages. */
export type HtmlTransform = (html: string, page: BuiltPage) => string;

export function transformPages(folder: string, transforms: readonly HtmlTransform[], ready?: string): void {
  for (const page of findBuiltPages(folder, ready)) {
    const path = join(folder, page.file);
    let html = readFileSync(path, "utf8");
    for (const transform of transforms) html = transform(html, page);
    writeIfChanged(path, html);
  }
}

/** Finds the pages that Gatsby built. Skips the CMS page and the pages that were copied from `ready`. */
export const findBuiltPages = (folder: string, ready = "static"): BuiltPage[] =>
  findPublishedFiles(folder)
    .filter((file) => /\/index\.html$|^\/404\.html$/.test(file))
    .filter((file) => !file.startsWith(`/${cmsFolder}/`))
    .filter((file) => !isCopy(join(folder, file), join(ready, file)))
    .map((file) => ({ file, route: routeOf(file.replace(/index\.html$/, "")) }));

/** Compares the contents, because a Gatsby page with the same address overwrites a copied file. */
const isCopy = (file: string, original: string): boolean =>
  existsSync(original) && readFileSync(original).equals(readFileSync(file));
