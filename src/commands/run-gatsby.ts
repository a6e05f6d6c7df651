import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";

/** Code that decides what is in the nodes. Gatsby keeps nodes between builds and does not watch it. */
const nodeMakers = ["src/content-model", "src/mdx"];
const digestFile = ".cache/node-makers.sha256";

/** Empties Gatsby's cache when nodes in it were made by other code than today's. */
function dropStaleNodes(): void {
  const hash = createHash("sha256");
  for (const folder of nodeMakers) {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      if (/\.tsx?$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  const digest = hash.digest("hex");
  const known = existsSync(digestFile) ? readFileSync(digestFile, "utf8") : undefined;
  if (known !== digest) rmSync(".cache", { recursive: true, force: true });
  mkdirSync(".cache", { recursive: true });
  writeFileSync(digestFile, digest);
}

/**
 * Runs a command of Gatsby's and ends with its exit code. Its own file is started, not `npx`: a
 * signal then reaches Gatsby and no process is left behind.
 */
export function runGatsby(
  args: readonly string[],
  defaults: Readonly<Record<string, string>> = {},
): void {
  dropStaleNodes();
  const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", ...args], {
    stdio: "inherit",
    env: { ...defaults, ...env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  process.exitCode = status ?? 1;
}
