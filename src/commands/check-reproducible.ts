import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env } from "node:process";
import { pathToFileURL } from "node:url";
import { publishedFiles } from "../post-build/published-files";
import { differingFiles } from "./differing-files";

/*
 * Builds what is committed twice, each time in a folder of its own and from nothing, and compares every
 * file that is published. Takes as long as two builds. There is no list of files that may differ: none do.
 */

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { encoding: "utf8" }).trim();

/** Digests of all published files of a fresh build, by path. */
function buildAndDigest(epoch: string): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "reproduce-"));
  try {
    // The commit alone: neither what is not committed yet nor what a build has left here.
    git("clone", "--quiet", "--depth=1", pathToFileURL(".").href, folder);
    sharePackages(folder);
    const { status } = spawnSync(process.execPath, ["--import", "tsx", "src/commands/build.ts"], {
      cwd: folder,
      stdio: "ignore",
      env: { ...env, SOURCE_DATE_EPOCH: epoch },
    });
    if (status !== 0) throw new Error("The build failed; npm run build says why.");
    const site = join(folder, "public");
    return new Map(
      publishedFiles(site).map((path) => [
        path,
        createHash("sha256")
          .update(readFileSync(join(site, path)))
          .digest("hex"),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives a folder the packages of this one, but nothing that builds keep beside them. */
function sharePackages(folder: string): void {
  mkdirSync(join(folder, "node_modules"));
  for (const entry of readdirSync("node_modules").filter((name) => name !== ".cache")) {
    symlinkSync(resolve("node_modules", entry), join(folder, "node_modules", entry));
  }
}

function check(): void {
  const epoch = git("log", "-1", "--format=%ct");
  const first = buildAndDigest(epoch);
  const second = buildAndDigest(epoch);
  const different = differingFiles(first, second);
  for (const path of different) console.error(path);
  console.log(`${second.size} files, ${different.length} of them different`);
  if (different.length > 0) process.exitCode = 1;
}

try {
  check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
