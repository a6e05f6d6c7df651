import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BuildArgs } from "gatsby";
import { openPanel, openPanelFirst } from "./html/open-panel-first";
import { otherOrigins, pagePolicy } from "./html/page-policy";
import {
  type ClientScripts,
  clientScripts,
  deferScripts,
  scriptLoader,
} from "./html/defer-scripts";
import { type HtmlTransform, transformPages } from "./html/transform-pages";

/** What gatsby-plugin-image writes into every head: a style, its counterpart without scripts, a script. */
const imageHelpers = [
  /<style>\.gatsby-image-wrapper\{[^<]*<\/style>/,
  /<noscript><style>\.gatsby-image-wrapper [^<]*<\/style><\/noscript>/,
  /<script type="module">(?:(?!<\/script>).)*gatsbyImageWrapper(?:(?!<\/script>).)*<\/script>/s,
];

/** Takes out what only gatsby-plugin-image's own components need; `ui/picture.tsx` is our own. */
export const dropImageHelpers: HtmlTransform = (html) =>
  imageHelpers.reduce((rest, helper) => rest.replace(helper, ""), html);

/** Files that Gatsby leaves in the site for itself and makes anew in every build. */
const buildFiles = /^(?:~partytown|chunk-map\.json|webpack\.stats\.json|.*\.js\.map)$/;
const scriptFile = /\.js(?:\.LICENSE\.txt)?$/;

/**
 * Removes what visitors never need: statistics of the bundler, source maps, a library that is not used, and
 * scripts of earlier builds.
 *
 * @param bundled - The files that the bundler made in this build.
 */
export function removeBuildFiles(folder: string, bundled: ReadonlySet<string>): void {
  for (const file of readdirSync(folder)) {
    const isOld = scriptFile.test(file) && !bundled.has(file);
    if (isOld || buildFiles.test(file)) {
      rmSync(join(folder, file), { recursive: true, force: true });
    }
  }
}

/**
 * Transforms the pages of a build when all files are there, and removes what is not for visitors. First
 * comes what takes something out of a page, then what puts something in, and last the policy with its
 * digests of the finished text.
 *
 * @returns what the scripts of the site are.
 */
export async function transformSite(
  args: Pick<BuildArgs, "graphql">,
  folder: string,
  bundled: ReadonlySet<string>,
): Promise<ClientScripts> {
  const scripts = await clientScripts(args, folder);
  const policy = pagePolicy({ scripts: [scriptLoader, openPanel], endpoints: otherOrigins() });
  transformPages(folder, [dropImageHelpers, deferScripts(scripts), openPanelFirst, policy]);
  removeBuildFiles(folder, bundled);
  return scripts;
}
