import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Paths of all files below a folder, as they stand in addresses: `/research/index.html`. Sorted. */
export const publishedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name));
      return `/${path.replaceAll("\\", "/")}`;
    })
    .sort();

/**
 * Writes a file, and the folders above it, unless it holds these bytes already: a build of a large site
 * changes few of its files, and comparing takes less time than writing.
 */
export function writeIfChanged(path: string, bytes: Buffer): void {
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
