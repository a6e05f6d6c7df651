import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env as ownEnv } from "node:process";

const parts = [
  "content",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Ends a build that hangs; nothing is measured. */
export const patience = 900_000;

/** A built copy of the site. */
export interface BuiltCopy {
  /** Path of something in its folder. */
  readonly path: (...names: readonly string[]) => string;
  /** What the build printed. */
  readonly output: string;
  readonly remove: () => void;
}

/** Builds the site from nothing in a folder of its own, with variables of its own. */
export function buildCopy(env: Readonly<Record<string, string>>): BuiltCopy {
  const folder = mkdtempSync(join(tmpdir(), "built-copy-"));
  for (const part of parts) cpSync(resolve(part), join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const command = ["--import", "tsx", "src/commands/build.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { ...ownEnv, ...env },
    encoding: "utf8",
    timeout: patience,
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return {
    path: (...names: readonly string[]) => join(folder, ...names),
    output: stdout + stderr,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
