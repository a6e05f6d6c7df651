import { execFileSync, spawnSync } from "node:child_process";
import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { publishedFiles } from "../build/site/published-files";
import { environment } from "../environment";

/*
 * Builds the last commit twice, each time from scratch and in a different folder, and compares all published files.
 * No file may differ. The check takes as long as two builds.
 */

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { encoding: "utf8" }).trim();

/** Builds the last commit in a folder and returns the folder of the built site. */
function build(folder: string): string {
  git("clone", "--quiet", "--depth=1", pathToFileURL(".").href, folder);
  // Copies `node_modules` instead of linking to it, because links would change the names of the built scripts.
  // Leaves out the caches of earlier builds.
  const kept = join("node_modules", ".cache");
  cpSync("node_modules", join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => path !== kept,
  });
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "src/commands/build.ts"], {
    cwd: folder,
    stdio: "ignore",
    env: { ...environment(), SOURCE_DATE_EPOCH: git("log", "-1", "--format=%ct") },
  });
  if (status !== 0) throw new Error("The build failed; npm run build says why.");
  return join(folder, "public");
}

const root = mkdtempSync(join(tmpdir(), "reproduce-"));
try {
  const first = build(join(root, "site"));
  const second = build(join(root, "another/place/of/the-site"));
  const { status } = spawnSync("git", ["diff", "--no-index", "--name-status", first, second], {
    stdio: "inherit",
  });
  const difference = status === 0 ? "none of them different" : "those above are different";
  console.log(`${publishedFiles(second).length} files, ${difference}`);
  if (status !== 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
