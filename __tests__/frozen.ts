import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPublishedFiles } from "../src/files";

/** Folder with a fixed copy of the site's content. Tests use it so that they don't depend on `content/`. */
export const frozenContent = "__tests__/frozen-content";

/** Files in a content folder that aren't part of the site: the guide and the spelling check's word list. */
const hidden = ["/README.md", "/words.txt"];

function digestOf(folder: string): string {
  const hash = createHash("sha256");
  for (const file of findPublishedFiles(folder)) {
    if (!hidden.includes(file)) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex");
}

const isContentFrozen = (): boolean => digestOf("content") === digestOf(frozenContent);

/** Folder of the project built with the frozen content. `npm run build:frozen` keeps a copy in `.frozen`. */
export const frozenProject = isContentFrozen() ? "." : ".frozen";
