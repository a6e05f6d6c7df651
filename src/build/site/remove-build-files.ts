import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What Gatsby leaves in the site for itself and makes anew in every build. */
const ownFiles = /^(?:~partytown|chunk-map\.json|webpack\.stats\.json|.*\.js\.map)$/;
const scripts = /\.js(?:\.LICENSE\.txt)?$/;

/**
 * Removes what visitors never need: notes of the bundler, source maps, a library that is not used, and
 * scripts of earlier builds.
 *
 * @param bundled - The files that the bundler made in this build.
 */
export function removeBuildFiles(folder: string, bundled: ReadonlySet<string>): void {
  for (const file of readdirSync(folder)) {
    const isOld = scripts.test(file) && !bundled.has(file);
    if (isOld || ownFiles.test(file)) rmSync(join(folder, file), { recursive: true, force: true });
  }
}
