import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { buildIn } from "./build-in";
import { fail, errorMessage } from "./fail";
import { compareSites } from "../changes/compare-sites";
import { describeChanges } from "../changes/describe-changes";
import { readSite } from "../changes/read-site";

/*
 * `npm run changes -- <before> [<after>]` lists the changes that visitors will notice between two
 * versions of the site. A version is either a commit, which is built in a temporary folder, or a folder that
 * contains a built site. Without <after>, the command builds the project's current files, including
 * uncommitted changes.
 */

const usage = "Usage: npm run changes -- <commit or folder> [<commit or folder>]";

/** Both builds use the same time. Otherwise, dates that a build sets would differ. */
const variables = {
  SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)),
  ALLOW_SAMPLE_CONTENT: "1",
};

const git = (...args: readonly string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

function buildCommit(commit: string, folder: string): string {
  git("clone", "--quiet", "--shared", "--no-checkout", ".", folder);
  git("-C", folder, "checkout", "--quiet", "--detach", commit);
  const lock = "package-lock.json";
  if (readFileSync(lock, "utf8") === readFileSync(join(folder, lock), "utf8")) linkPackages(folder);
  else if (spawnSync("npm", ["ci"], { cwd: folder, stdio: "ignore" }).status !== 0) {
    throw new Error(`npm ci failed for ${commit}.`);
  }
  return buildIn(folder, variables);
}

/** Links packages one by one, because linking all of `node_modules` would include the project's caches. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules")) {
    if (name !== ".cache") symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  }
}

function siteOf(version: string | undefined, temporary: string): string {
  if (version === undefined) return buildIn(".", variables);
  if (existsSync(join(version, "index.html"))) return version;
  let commit: string;
  try {
    commit = git("rev-parse", "--verify", "--quiet", `${version}^{commit}`);
  } catch {
    throw new Error(`${version} is neither a commit nor the folder of a built site. ${usage}`);
  }
  return buildCommit(commit, temporary);
}

const root = mkdtempSync(join(tmpdir(), "changes-"));
try {
  const [before, after] = argv.slice(2);
  if (before === undefined) throw new Error(usage);
  const old = readSite(siteOf(before, join(root, "before")));
  const current = readSite(siteOf(after, join(root, "after")));
  console.log(describeChanges(compareSites(old, current)));
} catch (error) {
  fail(errorMessage(error));
} finally {
  rmSync(root, { recursive: true, force: true });
}
