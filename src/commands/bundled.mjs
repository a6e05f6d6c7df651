import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { argv, pid } from "node:process";

/**
 * `node src/commands/bundled.mjs <command> …` runs a command of this folder from one file, which esbuild
 * makes of it and keeps until its code changes: Node needs a second to find and load 500 files.
 */

const project = resolve(import.meta.dirname, "../..");
const folder = join(project, "node_modules/.cache/site/commands");
const name = argv[2] ?? "";
const command = join(import.meta.dirname, `${name}.ts`);
const file = `${name}-${digestOfCode()}.cjs`;
const bundle = join(folder, file);

if (!existsSync(bundle)) {
  await make();
  removeOthers();
}
// To the command, it has been started itself.
argv.splice(1, 2, command);
createRequire(bundle)(bundle);

/** Digest of all code that a command may be made of. */
function digestOfCode() {
  const hash = createHash("sha256").update(readFileSync(join(project, "package-lock.json")));
  const files = readdirSync(join(project, "src"), { recursive: true, encoding: "utf8" });
  for (const path of files.filter((path) => /\.(tsx?|mjs|json)$/.test(path)).sort()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(project, "src", path)));
  }
  return hash.digest("hex").slice(0, 32);
}

async function make() {
  const { build } = await import("esbuild");
  const started = `${bundle}.${pid}`;
  await build({
    entryPoints: [command],
    outfile: started,
    bundle: true,
    platform: "node",
    target: "node20",
    absWorkingDir: project,
    logLevel: "error",
  });
  // In one step: another run may be about to read it.
  renameSync(started, bundle);
}

/** Removes what was made of older code. */
function removeOthers() {
  for (const other of readdirSync(folder)) {
    const isOld = other.startsWith(`${name}-`) && other.endsWith(".cjs") && other !== file;
    if (isOld) rmSync(join(folder, other), { force: true });
  }
}
