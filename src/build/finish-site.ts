import { type BuildArgs } from "gatsby";
import { type BundleWatch } from "./bundle/bundle-watch";
import {
  type ClientScripts,
  clientScripts,
  scriptLoader,
  deferScripts,
} from "./html/defer-scripts";
import { dropImageHelpers } from "./html/drop-image-helpers";
import { finishPages } from "./html/finish-pages";
import { openPanel, openPanelFirst } from "./html/open-panel-first";
import { otherOrigins } from "./html/other-origins";
import { pagePolicy } from "./html/page-policy";
import { removeBuildFiles } from "./site/remove-build-files";

/**
 * Takes the pages of a build through the steps below, when all files are there, and removes what is not
 * for visitors. The order of the steps:
 *
 * 1. what takes something out of a page,
 * 2. what puts something in,
 * 3. what depends on the finished text, such as a policy with digests.
 *
 * @returns what the scripts of the site are.
 */
export async function finishSite(
  args: Pick<BuildArgs, "graphql">,
  folder: string,
  bundle: BundleWatch,
): Promise<ClientScripts> {
  const scripts = await clientScripts(args, folder);
  const policy = pagePolicy({ scripts: [scriptLoader, openPanel], connect: otherOrigins() });
  finishPages(folder, [dropImageHelpers, deferScripts(scripts), openPanelFirst, policy]);
  removeBuildFiles(folder, bundle.files);
  return scripts;
}
