import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { env } from "node:process";
import { publishedFiles } from "../post-build/published-files";

/*
 * Builds what is committed twice, each time in a folder of its own and from nothing, and compares every
 * published file. Takes as long as two builds.
 */

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { encoding: "utf8" }).trim();

/** Digests of all published files of a fresh build, by path. */
function buildAndDigest(files: readonly string[], epoch: string): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "reproduce-"));
  try {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(file, join(folder, file));
    }
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
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

function check(): void {
  const files = git("ls-files", "-z")
    .split("\0")
    .filter((file) => file !== "");
  const epoch = git("log", "-1", "--format=%ct");
  const first = buildAndDigest(files, epoch);
  const second = buildAndDigest(files, epoch);
  const paths = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = paths.filter((path) => first.get(path) !== second.get(path));
  for (const path of different) console.error(path);
  console.log(`${paths.length} files, ${different.length} of them different`);
  if (different.length > 0) process.exitCode = 1;
}

try {
  check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
