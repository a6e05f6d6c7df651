import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A change to the content below a folder. */
export type Edit = (folder: string) => void;

/** Example files of this folder, by kind. They are whole, and stand beside the site's own. */
export const example = {
  service: "services/example-service.yaml",
  study: "studies/example-study.yaml",
  report: "reports/example-report/index.mdx",
  legal: "legal/example-terms.mdx",
} as const;

/** Copies the site's content, or a part of it, and the example files to a temporary folder, and applies an edit. */
export function copyContent(edit: Edit, filter?: (path: string) => boolean) {
  const project = mkdtempSync(join(tmpdir(), "content-"));
  const content = join(project, "content");
  cpSync("content", content, { recursive: true, ...(filter && { filter }) });
  cpSync("__tests__/content/example-content", content, { recursive: true });
  edit(content);
  return { project, content, remove: () => rmSync(project, { recursive: true }) };
}

/** Changes the text of one file. What changes nothing is a mistake in the test. */
export const change =
  (file: string, edit: (text: string) => string): Edit =>
  (folder) => {
    const before = readFileSync(join(folder, file), "utf8");
    const after = edit(before);
    if (after === before) throw new Error(`${file} does not hold what the test changes`);
    writeFileSync(join(folder, file), after);
  };

/** Replaces one text in one file. */
export const replace = (file: string, text: string | RegExp, by: string): Edit =>
  change(file, (before) => before.replace(text, () => by));

/** Writes a file, also in a folder that is not there yet. */
export const write =
  (file: string, text: string): Edit =>
  (folder) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

export const rename =
  (from: string, to: string): Edit =>
  (folder) =>
    renameSync(join(folder, from), join(folder, to));

export const copy =
  (from: string, to: string): Edit =>
  (folder) =>
    cpSync(join(folder, from), join(folder, to));

/** Copies a template, a file or a folder, and replaces its words, as the check asks for. */
const fromTemplate =
  (from: string, to: string, textOf: (path: string) => string): Edit =>
  (folder) => {
    cpSync(join(folder, from), join(folder, to), { recursive: true });
    const file = join(folder, textOf(to));
    const own = readFileSync(file, "utf8").replace(/(: |- )_/g, "$1");
    writeFileSync(file, `${own}\nA paragraph of our own.\n`);
  };

/** What an editor does for a report: copies the folder of the template, and replaces its words. */
export const newReport = (slug: string): Edit =>
  fromTemplate("reports/_template", `reports/${slug}`, (folder) => `${folder}/index.mdx`);

/** The same for a page of text. */
export const newPage = (slug: string): Edit =>
  fromTemplate("pages/_template.mdx", `pages/${slug}.mdx`, (file) => file);

export const remove =
  (file: string): Edit =>
  (folder) =>
    rmSync(join(folder, file));

export const all =
  (...edits: readonly Edit[]): Edit =>
  (folder) => {
    for (const edit of edits) edit(folder);
  };
