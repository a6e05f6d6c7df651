import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What Gatsby leaves in the site for itself and makes anew in every build. */
const buildFiles = /^(?:~partytown|chunk-map\.json|webpack\.stats\.json|.*\.js\.map)$/;

/** Removes what visitors never need: notes of the bundler, source maps, a library that is not used. */
export function removeBuildFiles(folder: string): void {
  for (const file of readdirSync(folder)) {
    if (buildFiles.test(file)) rmSync(join(folder, file), { recursive: true, force: true });
  }
}
