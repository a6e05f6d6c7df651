import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A change to the content below a folder. */
export type Edit = (folder: string) => void;

/** A project folder with `content/` and `src/pages/`, and how to get rid of it. */
export interface ContentCopy {
  readonly project: string;
  readonly content: string;
  readonly pages: string;
  remove(): void;
}

/** Example files of this folder, by kind. They are whole, and stand beside the site's own. */
export const example = {
  service: "services/example-service.yaml",
  study: "studies/example-study.yaml",
  report: "reports/example-report/index.mdx",
  legal: "legal/example-terms.mdx",
} as const;

/** Copies the site's content and the example files to a temporary folder, and applies an edit. */
export function copyContent(edit: Edit): ContentCopy {
  const project = mkdtempSync(join(tmpdir(), "content-"));
  const content = join(project, "content");
  const pages = join(project, "src/pages");
  cpSync(resolve("content"), content, { recursive: true });
  cpSync(resolve("__tests__/content/example-content"), content, { recursive: true });
  cpSync(resolve("src/pages"), pages, { recursive: true });
  edit(content);
  return { project, content, pages, remove: () => rmSync(project, { recursive: true }) };
}

/** Replaces one text in one file. A text that is not there is a mistake in the test. */
export const replace =
  (file: string, text: string, by: string): Edit =>
  (folder) => {
    const before = readFileSync(join(folder, file), "utf8");
    if (!before.includes(text)) throw new Error(`${file} does not hold ${JSON.stringify(text)}`);
    writeFileSync(
      join(folder, file),
      before.replace(text, () => by),
    );
  };

/** Writes a file, also in a folder that is not there yet. */
export const write =
  (file: string, text: string): Edit =>
  (folder) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

/** Gives a file or folder another name. */
export const rename =
  (from: string, to: string): Edit =>
  (folder) =>
    renameSync(join(folder, from), join(folder, to));

/** Copies a file. */
export const copy =
  (from: string, to: string): Edit =>
  (folder) =>
    cpSync(join(folder, from), join(folder, to));

/** Copies the folder of a report. */
export const copyReport =
  (from: string, to: string): Edit =>
  (folder) =>
    cpSync(join(folder, "reports", from), join(folder, "reports", to), { recursive: true });

/** Deletes a file. */
export const remove =
  (file: string): Edit =>
  (folder) =>
    rmSync(join(folder, file));

/** Puts texts before the first heading of the example report. */
export const beforeBody = (text: string): Edit =>
  replace(example.report, "## Summary", `${text}\n\n## Summary`);

/** The place of a text in a file after the edit, or of the `^` in it: `withPlaces` fills it in. */
export const at = (file: string, marker: string): string => `content/${file}⟦${marker}⟧`;

/** The line of a text in a file after the edit: `withPlaces` fills it in. */
export const lineOf = (file: string, marker: string): string => `⟦${file}⟧⟦${marker}⟧`;

/** Fills in what {@link at} and {@link lineOf} left open. A text that is not there is a mistake in the test. */
export function withPlaces(folder: string, problem: string): string {
  const placeOf = (file: string, marker: string) => {
    const text = readFileSync(join(folder, file), "utf8");
    const start = text.indexOf(marker.replace("^", ""));
    if (start < 0) throw new Error(`${file} does not hold ${JSON.stringify(marker)}`);
    const before = text.slice(0, start + Math.max(0, marker.indexOf("^"))).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  return problem
    .replace(/⟦([^⟧]+)⟧⟦([^⟧]+)⟧/, (_, file, marker) => `${placeOf(file, marker).line}`)
    .replace(/content\/(\S+?)⟦([^⟧]+)⟧/, (_, file, marker) => {
      const { line, column } = placeOf(file, marker);
      return `content/${file}:${line}:${column}`;
    });
}

/** One edit after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (folder) => {
    for (const edit of edits) edit(folder);
  };
