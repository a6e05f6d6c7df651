import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Paths of all files below a folder, as they stand in addresses: `/research/index.html`. Sorted. */
export const publishedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name));
      return `/${path.replaceAll("\\", "/")}`;
    })
    .sort();
