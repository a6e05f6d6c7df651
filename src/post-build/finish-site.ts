import { type BuildArgs } from "gatsby";
import { type BundleWatch } from "./bundle-watch";
import { checkWeights } from "./check-weights";
import { dropImageHelpers } from "./drop-image-helpers";
import { finishPages } from "./finish-pages";
import { otherOrigins } from "./other-origins";
import { pagePolicy } from "./page-policy";
import { removeBuildFiles } from "./remove-build-files";
import { clientScripts, starter, startScriptsLate } from "./start-scripts-late";

/**
 * The last step of every build, when all files are there: takes the pages through the steps below, weighs
 * them, and removes what is not for visitors. The order of the steps:
 *
 * 1. what takes something out of a page,
 * 2. what puts something in,
 * 3. what depends on the finished text, such as a policy with digests.
 */
export async function finishSite(
  args: Pick<BuildArgs, "graphql" | "reporter">,
  folder: string,
  bundle: BundleWatch,
): Promise<void> {
  const scripts = await clientScripts(args, folder);
  const policy = pagePolicy({ scripts: [starter], connect: otherOrigins() });
  finishPages(folder, [dropImageHelpers, startScriptsLate(scripts), policy]);
  const faults = checkWeights(folder, { ofPage: scripts.ofPage, modules: bundle.modules });
  if (faults.length > 0) {
    args.reporter.panic(`Too heavy, see src/post-build/budgets.ts\n  ${faults.join("\n  ")}`);
  }
  removeBuildFiles(folder, bundle.files);
}
