import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cmsFolder } from "../../cms/build/cms-page";

/** A page in the folder of the built site. */
export interface BuiltPage {
  /** Its file, below the folder of the site: `contact/index.html`. */
  readonly file: string;
  /** Its address: `/contact`. */
  readonly route: string;
}

/**
 * What is done to the HTML of a page after the build. A warm build brings it pages that it has been
 * through already, of which Gatsby has perhaps put the scripts in anew: done twice, a step must give
 * what it gives when done once.
 */
export type PageStep = (html: string, page: BuiltPage) => string;

/**
 * Takes every page of the built site through the steps, in their order. A step sees what the steps before
 * it have made; one that depends on the finished text, such as a digest of it, goes last.
 */
export function finishPages(folder: string, steps: readonly PageStep[]): void {
  for (const page of builtPages(folder)) {
    const path = join(folder, page.file);
    const built = readFileSync(path, "utf8");
    const finished = steps.reduce((html, step) => step(html, page), built);
    if (finished !== built) writeFileSync(path, finished);
  }
}

/**
 * The pages that Gatsby wrote: one `index.html` for an address, and `404.html`. The CMS is none
 * of them: its page is written as it has to be, with a policy of its own.
 */
export const builtPages = (folder: string): BuiltPage[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /(?:^|\/)index\.html$|^404\.html$/.test(file))
    .filter((file) => !file.startsWith(`${cmsFolder}/`))
    .map((file) => ({ file, route: `/${file.replace(/\/?index\.html$/, "")}` }));
