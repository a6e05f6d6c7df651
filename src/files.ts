import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Returns the paths of all files (or all symlinks) in a folder and its subfolders. The paths are relative to
 * the folder and contain `/`, even on Windows.
 */
export const findFiles = (folder: string, is: "isFile" | "isSymbolicLink" = "isFile"): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry[is]())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

/** Returns the files of a built site as URL paths, such as `/research/index.html`. */
export const findPublishedFiles = (site: string): string[] => findFiles(site).map((path) => `/${path}`);

/** Writes a file only if its content has changed. Comparing the content is faster than writing the file. */
export function writeIfChanged(path: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
