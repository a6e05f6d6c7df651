import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const parts = [
  "content",
  "plugins",
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

/** Copies the project to a temporary folder that shares its packages, but not what it remembers between builds. */
export function copyProject(name: string): string {
  const project = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const part of parts) cpSync(resolve(part), join(project, part), { recursive: true });
  mkdirSync(join(project, "node_modules"));
  for (const entry of readdirSync("node_modules")) {
    if (entry === ".cache") continue;
    symlinkSync(resolve("node_modules", entry), join(project, "node_modules", entry));
  }
  return project;
}
