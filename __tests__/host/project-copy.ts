import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { frozenContent } from "../frozen";

const parts = [
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
  "wrangler.jsonc",
];

export function copyProject(name: string): string {
  const project = mkdtempSync(join(tmpdir(), `${name}-`));
  fillProject(project);
  return project;
}

/**
 * Copies this project into a folder, but replaces its content with the frozen content. The copy shares the
 * installed packages, but not their caches.
 */
export function fillProject(project: string): void {
  const copies = new Map(parts.map((part) => [part, part])).set("content", frozenContent);
  // The build needs the editors' guide, because it publishes the guide beside the CMS.
  copies.set("content/README.md", "content/README.md");
  for (const [part, original] of copies) {
    rmSync(join(project, part), { recursive: true, force: true });
    // Keep modification times, because bundlers' caches compare them.
    cpSync(resolve(original), join(project, part), { recursive: true, preserveTimestamps: true });
  }
  mkdirSync(join(project, "node_modules"), { recursive: true });
  for (const entry of readdirSync("node_modules")) {
    const link = join(project, "node_modules", entry);
    if (entry !== ".cache" && !existsSync(link)) symlinkSync(resolve("node_modules", entry), link);
  }
}
