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
 * Makes the research page's first paint show the panel that the address selects. This needs an inline script,
 * because style sheets can't read the address's query and React starts later. The script is outside React's root,
 * so it doesn't affect hydration.
 */
const openPanelFirst =
  (script: string): HtmlTransform =>
  (html, { route }) =>
    route === "/research"
      ? html
          .replace(earlierOpenPanel, "")
          .replace("<body>", (body) => `${body}<script data-name="open-panel">${script}</script>`)
      : html;

/** Files that Gatsby leaves in the site for its own use and recreates in every build. */
const buildFiles = /^(?:~partytown|chunk-map\.json|webpack\.stats\.json|.*\.js\.map)$/;
const scriptFile = /\.js(?:\.LICENSE\.txt)?$/;

/**
 * Removes files that visitors never need: bundler statistics, source maps, an unused library (Partytown) and
 * scripts of earlier builds.
 *
 * @param bundled - Files that webpack created in this build.
 * @param ready - Folder of files that Gatsby copies unchanged.
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
 * Transforms the pages of a build after Gatsby has written all files, and removes files that visitors don't
 * need. The security policy comes last, because its digests need the final text of the scripts and styles.
 *
 * @returns The site's scripts.
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
