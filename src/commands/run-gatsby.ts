import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cwd } from "node:process";
import { publishedFiles, writeIfChanged } from "../build/site/published-files";
import { isPreview } from "../build-settings";
import { findDrafts } from "../content/files/read-content";
import { type Environment, environment } from "../environment";
import { findSettingProblems } from "./find-setting-problems";

/**
 * Folders with the code that creates Gatsby's nodes. Gatsby reuses nodes of earlier builds even if this code has
 * changed.
 */
const nodeMakers = ["src/content", "src/styles", "src/ui/icon"];
/**
 * File with the digest of the last build's code and drafts. It isn't in `.cache`, because Gatsby deletes files
 * there that it doesn't recognize.
 */
const digestFile = "node_modules/.cache/site/node-makers.sha256";
/**
 * Caches of webpack and Parcel. They needn't be cleared, because both tools detect code changes themselves.
 * Gatsby keeps these caches, too, when it clears its own.
 */
const codeCaches = ["webpack", ".parcel-cache"];

/**
 * Clears Gatsby's cache and the built site if the code or the set of hidden drafts has changed since they were
 * built. Otherwise, drafts from a preview could end up in the published site.
 */
function dropStaleNodes(hidden: readonly string[]): void {
  const digest = digestOfMakers(hidden);
  if (existsSync(digestFile) && readFileSync(digestFile, "utf8") === digest) return;
  const cached = existsSync(".cache") ? readdirSync(".cache") : [];
  const stale = cached.filter((name) => !codeCaches.includes(name));
  for (const path of ["public", ...stale.map((name) => join(".cache", name))]) {
    rmSync(path, { recursive: true, force: true });
  }
  writeIfChanged(digestFile, Buffer.from(digest));
}

/**
 * Returns a digest of the code that creates nodes, the lock file, the names of hidden drafts and the project's path.
 * The path is included because the digest is stored in `node_modules`, which several projects may share.
 */
function digestOfMakers(hidden: readonly string[]): string {
  const hash = createHash("sha256").update(cwd()).update(readFileSync("package-lock.json"));
  hash.update(JSON.stringify(hidden));
  for (const folder of nodeMakers) {
    for (const file of publishedFiles(folder)) {
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest("hex");
}

/**
 * V8's memory for new objects. With V8's default, a large build spends over a tenth of its time on garbage
 * collection.
 */
const youngObjectsMb = 32;

/**
 * V8's memory for all other objects. This is V8's default on a machine with 8 GB. With the larger default of a
 * larger machine, the heap may grow fourfold between two garbage collections. A build of thousands of reports
 * would then use half a gigabyte more and would hardly be faster.
 */
const oldObjectsMb = 2000;

/**
 * Returns environment variables that limit the memory of Gatsby and its workers. The caller's own settings
 * override them.
 */
export const memorySettings = (asked: Environment) => ({
  NODE_OPTIONS:
    `--max-semi-space-size=${youngObjectsMb} --max-old-space-size=${oldObjectsMb} ${asked.NODE_OPTIONS ?? ""}`.trim(),
  // glibc keeps freed memory in separate pools for different threads, and several threads draw images. Limit the
  // number of pools to save memory.
  MALLOC_ARENA_MAX: asked.MALLOC_ARENA_MAX ?? "2",
});

/**
 * Runs a Gatsby command and sets this process's exit code to Gatsby's. If environment variables are invalid,
 * lists the problems and sets the exit code to 1 without starting Gatsby. Runs Gatsby's script directly instead
 * of through `npx`, so that signals reach Gatsby and no process is left behind.
 */
export function runGatsby(
  args: readonly string[],
  defaults: Readonly<Record<string, string>> = {},
): void {
  const problems = findSettingProblems();
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
    return;
  }
  const env = environment();
  dropStaleNodes(args[0] === "develop" || isPreview() ? [] : findDrafts("content"));
  const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", ...args], {
    stdio: "inherit",
    env: { ...defaults, ...env, ...memorySettings(env), GATSBY_TELEMETRY_DISABLED: "1" },
  });
  process.exitCode = status ?? 1;
}
