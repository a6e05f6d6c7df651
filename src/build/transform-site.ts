import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { type BuildArgs } from "gatsby";
import { pagePolicy } from "./html/page-policy";
import {
  type ClientScripts,
  clientScripts,
  deferScripts,
  scriptLoader,
} from "./html/defer-scripts";
import { type HtmlTransform, transformPages } from "./html/transform-pages";

function openPanelScript(): string {
  const entryPoints = ["src/build/html/open-panel.ts"];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, minify: true, write: false });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

const earlierOpenPanel = /<script data-name="open-panel">.*?<\/script>/s;

/**
 * Has the first paint of the research page show the panel of its address: a style sheet cannot see a
 * query, and React comes later. The script stands before React's root, which hydrates as it was built.
 */
const openPanelFirst =
  (script: string): HtmlTransform =>
  (html, { route }) =>
    route === "/research"
      ? html
          .replace(earlierOpenPanel, "")
          .replace("<body>", (body) => `${body}<script data-name="open-panel">${script}</script>`)
      : html;

/** Files that Gatsby leaves in the site for itself and makes anew in every build. */
const buildFiles = /^(?:~partytown|chunk-map\.json|webpack\.stats\.json|.*\.js\.map)$/;
const scriptFile = /\.js(?:\.LICENSE\.txt)?$/;

/**
 * Removes what visitors never need: statistics of the bundler, source maps, a library that is not used, and
 * scripts of earlier builds.
 *
 * @param bundled - The files that the bundler made in this build.
 * @param ready - The folder of files that Gatsby copies as they are.
 */
export function removeBuildFiles(
  folder: string,
  bundled: ReadonlySet<string>,
  ready = "static",
): void {
  for (const file of readdirSync(folder)) {
    const isNeeded = bundled.has(file) || existsSync(join(ready, file));
    const isOld = scriptFile.test(file) && !isNeeded;
    if (isOld || buildFiles.test(file)) rmSync(join(folder, file), { recursive: true });
  }
}

/**
 * Transforms the pages of a build when all files are there, and removes what is not for visitors. Last
 * comes the policy with its digests of the finished text.
 *
 * @returns what the scripts of the site are.
 */
export function transformSite(
  args: Pick<BuildArgs, "getNodesByType">,
  folder: string,
  bundled: ReadonlySet<string>,
): ClientScripts {
  const scripts = clientScripts(args, folder);
  const openPanel = openPanelScript();
  const policy = pagePolicy(scriptLoader, openPanel);
  transformPages(folder, [deferScripts(scripts), openPanelFirst(openPanel), policy]);
  removeBuildFiles(folder, bundled);
  return scripts;
}
