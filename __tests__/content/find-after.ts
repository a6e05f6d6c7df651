import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import { problemLine } from "../../src/content/model/problem";
import { frozenContent } from "../frozen";
import { all, change, copyContent, type Edit } from "./copy-of-content";

/** What is found in a copy after an edit. */
export function findAfter<Found>(
  edit: Edit,
  find: (content: string) => Found,
  isNeeded?: (path: string) => boolean,
): Found {
  const { content, remove } = copyContent(edit, isNeeded);
  try {
    return find(content);
  } finally {
    remove();
  }
}

/** Items that no page needs. */
const items = /^(reports|services|studies|testimonials)\/[^_]/;

/** A text that pages link to: its address is enough, and parsing all of it takes most of the time of a check. */
const shorten = (file: string) =>
  change(file, (text) => text.split("\n## ").slice(0, 2).join("\n## "));

let small: ReturnType<typeof copyContent> | undefined;
afterAll(() => small?.remove());

/** What the check says after an edit of the pages and the examples. */
export function problemsAfter(edit: Edit): string[] {
  small ??= copyContent(
    all(...readdirSync(`${frozenContent}/legal`).map((name) => shorten(`legal/${name}`))),
    (path) => !items.test(path),
  );
  const content = join(small.project, "edited/content");
  rmSync(content, { recursive: true, force: true });
  cpSync(small.content, content, { recursive: true });
  edit(content);
  return checkContent({ content }).map(problemLine);
}
