import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import { problemLine } from "../../src/content/model/problem";
import { frozenContent } from "../frozen";
import { all, change, copyContent, type Edit } from "./copy-of-content";

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

/** Content files that the copy omits, because the other files don't need them. */
const items = /^(reports|services|studies|testimonials)\/[^_]/;

/** Shortens a legal page, because parsing the full text is slow. Without the page, links would break. */
const shorten = (file: string) => change(file, (text) => text.split("\n## ").slice(0, 2).join("\n## "));

let small: ReturnType<typeof copyContent> | undefined;
afterAll(() => small?.remove());

/** Applies an edit to the pages and the example files, and returns the problems that the check finds. */
export function problemsAfter(edit: Edit): string[] {
  small ??= copyContent(
    all(...readdirSync(`${frozenContent}/legal`).map((name) => shorten(`legal/${name}`))),
    (path) => !items.test(path),
  );
  const content = join(small.project, "edited/content");
  rmSync(content, { recursive: true, force: true });
  cpSync(small.content, content, { recursive: true });
  edit(content);
  return checkContent(content).map(problemLine);
}
