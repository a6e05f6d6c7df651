import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Searches subfolders, too. Returns paths relative to the folder, with `/` even on Windows. */
export const findFiles = (folder: string, is: "isFile" | "isSymbolicLink" = "isFile"): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry[is]())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

export const findPublishedFiles = (site: string): string[] => findFiles(site).map((path) => `/${path}`);

/** Skips files that already have this content, because comparing content is faster than writing a file. */
export function writeIfChanged(path: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
