import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cwd } from "node:process";
import { findPublishedFiles, writeIfChanged } from "../files";
import { isPreview } from "../build-settings";
import { writeDrawings } from "../build/site/drawings";
import { writeFormFacts } from "../build/site/form-facts";
import { writeWordmark } from "../build/site/wordmark";
import { findHidden } from "../content/files/read-content";
import { type Environment, environment } from "../environment";
import { fail } from "./fail";
import { findSettingProblems } from "./find-setting-problems";

/** Folders with code that creates Gatsby's nodes. If this code changes, nodes in the cache are outdated. */
const nodeCode = ["src/content", "src/styles", "src/ui/icon"];
/**
 * Digest of the last build's code and hidden items. It's missing after an incomplete build, because Gatsby then
 * keeps outdated pages: it saves changed nodes at once, but saves the list of pages to update only at the end.
 * Gatsby would delete this file in `.cache`.
 */
const digestFile = "node_modules/.cache/site/node-makers.sha256";
/** Caches that are never cleared, because webpack and Parcel detect code changes themselves. */
const codeCaches = ["webpack", ".parcel-cache"];

/** A stale cache could publish a preview's drafts, or leave out a report on its publication day. */
function clearStaleCache(digest: string): void {
  const isCurrent = existsSync(digestFile) && readFileSync(digestFile, "utf8") === digest;
  rmSync(digestFile, { force: true });
  if (isCurrent) return;
  const cached = existsSync(".cache") ? readdirSync(".cache") : [];
  const stale = cached.filter((name) => !codeCaches.includes(name));
  for (const path of ["public", ...stale.map((name) => join(".cache", name))]) {
    rmSync(path, { recursive: true, force: true });
  }
}

/** The digest includes the project's path, because several projects may share `node_modules`. */
function digestNodeCode(hidden: readonly string[]): string {
  const hash = createHash("sha256").update(cwd()).update(readFileSync("package-lock.json"));
  hash.update(JSON.stringify(hidden));
  for (const folder of nodeCode) {
    for (const file of findPublishedFiles(folder)) {
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest("hex");
}

/**
 * Memory limit for new objects. With V8's default limit, garbage collection takes over 10% of a large build's
 * time.
 */
const youngObjectsMb = 32;

/**
 * Memory limit for old objects. This is V8's default on a machine with 8 GB. A higher limit hardly speeds up
 * a large build.
 */
const oldObjectsMb = 2000;

/** Limits the memory of Gatsby and its workers. The user's own variables override these limits. */
export const memorySettings = (asked: Environment) => ({
  NODE_OPTIONS:
    `--max-semi-space-size=${youngObjectsMb} --max-old-space-size=${oldObjectsMb} ${asked.NODE_OPTIONS ?? ""}`.trim(),
  // By default, each thread that draws images keeps freed memory in a glibc pool of its own.
  MALLOC_ARENA_MAX: asked.MALLOC_ARENA_MAX ?? "2",
});

/**
 * Generates the files that the code imports, and clears outdated caches. Returns the digest to save after a
 * successful build. If a setting is invalid, sets the exit code and returns nothing instead.
 */
export async function prepareGatsby(showsHidden = false): Promise<string | undefined> {
  const problems = findSettingProblems();
  if (problems.length > 0) {
    fail(problems.join("\n"));
    return undefined;
  }
  // Set the build's time once, so that all processes use the same day, even if the build runs past midnight.
  const { SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000)) } = environment();
  Object.assign(environment(), { SOURCE_DATE_EPOCH });
  // Write these files before Gatsby starts, because it bundles `gatsby-node.ts`, which imports them, before
  // the first hook runs.
  writeFormFacts();
  writeDrawings(await writeWordmark());
  const digest = digestNodeCode(showsHidden || isPreview() ? [] : findHidden("content"));
  clearStaleCache(digest);
  return digest;
}

/** Runs a Gatsby command without `npx`, so that signals reach Gatsby and no process is left behind. */
export async function runGatsby(
  args: readonly string[],
  defaults: Readonly<Record<string, string>> = {},
): Promise<void> {
  const isBuild = args[0] === "build";
  const digest = await prepareGatsby(!isBuild);
  if (digest === undefined) return;
  const env = environment();
  const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", ...args], {
    stdio: "inherit",
    env: { ...defaults, ...env, ...memorySettings(env), GATSBY_TELEMETRY_DISABLED: "1" },
  });
  process.exitCode = status ?? 1;
  // Don't save it after `develop`, which also exits with 0 if it's stopped while it starts.
  if (status === 0 && isBuild) writeIfChanged(digestFile, digest);
}
