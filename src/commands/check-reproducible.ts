import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { constants, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { pathToFileURL } from "node:url";
import { publishedFiles } from "../build/site/published-files";
import { differingFiles } from "./differing-files";

/*
 * Builds what is committed twice, each time from nothing and in another place, and compares every file that
 * is published. Takes as long as two builds. There is no list of files that may differ: none do.
 */

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { encoding: "utf8" }).trim();

/** Builds what stands in a folder from nothing, and gives the digests of all published files by path. */
function buildAndDigest(folder: string, epoch: string): ReadonlyMap<string, string> {
  copyPackages(folder);
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "src/commands/build.ts"], {
    cwd: folder,
    stdio: "ignore",
    env: { ...env, SOURCE_DATE_EPOCH: epoch },
  });
  if (status !== 0) throw new Error("The build failed; npm run build says why.");
  const site = join(folder, "public");
  const digestOf = (path: string) =>
    createHash("sha256")
      .update(readFileSync(join(site, path)))
      .digest("hex");
  return new Map(publishedFiles(site).map((path) => [path, digestOf(path)]));
}

/** Gives a folder packages of its own: links would show in the names of scripts. Not what builds keep there. */
function copyPackages(folder: string): void {
  const kept = join("node_modules", ".cache");
  cpSync("node_modules", join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => path !== kept,
  });
}

function check(root: string): void {
  const folders = ["site", "another/place/of/the-site"].map((place) => join(root, place));
  // Both at once, and the commit alone: work may go on here while they are built.
  for (const folder of folders) {
    git("clone", "--quiet", "--depth=1", pathToFileURL(".").href, folder);
  }
  const epoch = git("-C", join(root, "site"), "log", "-1", "--format=%ct");
  const [first = new Map(), second = new Map()] = folders.map((each) =>
    buildAndDigest(each, epoch),
  );
  const different = differingFiles(first, second);
  for (const path of different) console.error(path);
  console.log(`${second.size} files, ${different.length} of them different`);
  if (different.length > 0) process.exitCode = 1;
}

const root = mkdtempSync(join(tmpdir(), "reproduce-"));
try {
  check(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
