import { readFileSync, writeFileSync } from "node:fs";
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
export function transformPages(folder: string, transforms: readonly HtmlTransform[]): void {
  for (const page of builtPages(folder)) {
    const path = join(folder, page.file);
    const built = readFileSync(path, "utf8");
    const changed = transforms.reduce((html, transform) => transform(html, page), built);
    if (changed !== built) writeFileSync(path, changed);
  }
}

/**
 * The pages that Gatsby wrote: one `index.html` for an address, and `404.html`. The page of the CMS is none
 * of them: it is written complete, with a policy of its own.
 */
export const builtPages = (folder: string): BuiltPage[] =>
  publishedFiles(folder)
    .filter((file) => /\/index\.html$|^\/404\.html$/.test(file))
    .filter((file) => !file.startsWith(`/${cmsFolder}/`))
    .map((file) => ({ file, route: routeOf(file.replace(/index\.html$/, "")) }));
