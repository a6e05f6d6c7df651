import { type Reporter } from "gatsby";
import { type ClientScripts } from "../html/defer-scripts";
import { type BundleWatch } from "./bundle-watch";
import { checkWeights } from "./check-weights";

/** Ends a build with the list of all budgets that are exceeded, when its texts are compressed. */
export function stopOnWeights(
  reporter: Reporter,
  folder: string,
  { ofPage }: Pick<ClientScripts, "ofPage">,
  { modules }: BundleWatch,
): void {
  const faults = checkWeights(folder, { ofPage, modules });
  if (faults.length === 0) return;
  reporter.panic(`Too heavy, see src/build/bundle/budgets.ts\n  ${faults.join("\n  ")}`);
}
