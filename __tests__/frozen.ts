import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPublishedFiles } from "../src/files";

/** A copy of the specification's content. Tests that quote content read it, so that `content/` is free to change. */
export const frozenContent = "__tests__/frozen-content";

/** Files that the site doesn't show: the guide, and the words of the spelling check. */
const hidden = ["/README.md", "/words.txt"];

function digestOf(folder: string): string {
  const hash = createHash("sha256");
  for (const file of findPublishedFiles(folder)) {
    if (!hidden.includes(file)) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex");
}

/** Whether a build of `content/` is a build of the frozen content as well. */
export const isContentFrozen = (): boolean => digestOf("content") === digestOf(frozenContent);

/** The project that is built with the frozen content: this one, or a copy that `npm run build:frozen` keeps. */
export const frozenProject = isContentFrozen() ? "." : ".frozen";
