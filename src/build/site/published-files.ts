import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Returns the sorted paths of all files below a folder in the form that URLs use, such as `/research/index.html`. */
export const publishedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name));
      return `/${path.replaceAll("\\", "/")}`;
    })
    .sort();

/**
 * Writes a file and creates its parent folders, unless the file already has these bytes. A build of a large
 * site changes few files, and comparing a file takes less time than writing it.
 */
export function writeIfChanged(path: string, bytes: Buffer): void {
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
