import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Finds all files (or all symlinks) in a folder tree. Paths are relative and use `/`, even on Windows. */
export const findFiles = (folder: string, is: "isFile" | "isSymbolicLink" = "isFile"): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry[is]())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

/** Returns the files of a built site as URL paths, such as `/research/index.html`. */
export const findPublishedFiles = (site: string): string[] => findFiles(site).map((path) => `/${path}`);

/** Writes a file only if its content has changed, because reading and comparing it is faster than writing. */
export function writeIfChanged(path: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
