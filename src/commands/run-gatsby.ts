import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cwd } from "node:process";
import { publishedFiles, writeIfChanged } from "../build/site/published-files";
import { isPreview } from "../content/files/build-settings";
import { draftsIn } from "../content/files/read-content";
import { type Environment, environment } from "../environment";
import { findSettingProblems } from "./find-setting-problems";

/** Code that decides what is in the nodes. Gatsby keeps nodes between builds and does not watch it. */
const nodeMakers = ["src/content", "src/styles", "src/ui/icon"];
/** Gatsby empties its own folder of what it does not know; this one is left alone. */
const digestFile = "node_modules/.cache/site/node-makers.sha256";
/** What webpack and Parcel keep of code, and renew by themselves. Gatsby leaves it as well when it empties its cache. */
const codeCaches = ["webpack", ".parcel-cache"];

/**
 * Empties Gatsby's cache and the built site when nodes in it were made by other code than today's, or
 * of other drafts: nothing that a preview showed may stay in what is published.
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
 * Digest of the code, of the packages it uses, of the folder, which may share its packages, and of the
 * names of hidden drafts.
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

/** MB for new objects. With V8's own size, a large build spends more than a tenth of its time in collecting them. */
const youngObjectsMb = 32;

/**
 * MB for all other objects: what V8 gives on a machine of 8 GB. On a larger one its heap may grow fourfold between two
 * collections; a build of thousands of reports then takes half a gigabyte more and hardly less time.
 */
const oldObjectsMb = 2000;

/** Holds down the memory of Gatsby and its workers. What the caller's environment says comes last and counts. */
export const memorySettings = (asked: Environment) => ({
  NODE_OPTIONS:
    `--max-semi-space-size=${youngObjectsMb} --max-old-space-size=${oldObjectsMb} ${asked.NODE_OPTIONS ?? ""}`.trim(),
  // glibc keeps what is freed for each thread that had it, and images are drawn on several.
  MALLOC_ARENA_MAX: asked.MALLOC_ARENA_MAX ?? "2",
});

/**
 * Runs a Gatsby command and ends with its exit code, or lists problems in variables and ends with 1. Gatsby's
 * own file is started, not `npx`: a signal then reaches Gatsby and no process is left behind.
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
  dropStaleNodes(args[0] === "develop" || isPreview() ? [] : draftsIn("content"));
  const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", ...args], {
    stdio: "inherit",
    env: { ...defaults, ...env, ...memorySettings(env), GATSBY_TELEMETRY_DISABLED: "1" },
  });
  process.exitCode = status ?? 1;
}
