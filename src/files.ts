import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Searches subfolders, too. Paths are relative to the folder and contain `/`, even on Windows. */
export const findFiles = (folder: string, is: "isFile" | "isSymbolicLink" = "isFile"): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry[is]())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

/** Returns the files of a built site as URL paths, such as `/research/index.html`. */
export const findPublishedFiles = (site: string): string[] => findFiles(site).map((path) => `/${path}`);

/** Comparing the content is faster than writing the file. */
export function writeIfChanged(path: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
