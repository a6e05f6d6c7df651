import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { frozenContent } from "../frozen";

/** A change to the content below a folder. */
export type Edit = (folder: string) => void;

/** Example files of this folder, by kind. They are whole, and stand beside the site's own. */
export const example = {
  service: "services/example-service.yaml",
  study: "studies/example-study.yaml",
  report: "reports/example-report/index.mdx",
  legal: "legal/example-terms.mdx",
} as const;

/**
 * Copies the frozen content and the example files to a temporary folder, and applies an edit.
 *
 * @param isNeeded - Which files and folders of the frozen content are copied, by their paths in it.
 */
export function copyContent(edit: Edit, isNeeded: (path: string) => boolean = () => true) {
  const project = mkdtempSync(join(tmpdir(), "content-"));
  const content = join(project, "content");
  cpSync(frozenContent, content, {
    recursive: true,
    filter: (path) => isNeeded(relative(frozenContent, path)),
  });
  cpSync("__tests__/content/example-content", content, { recursive: true });
  edit(content);
  return { project, content, remove: () => rmSync(project, { recursive: true }) };
}

export const all = (...edits: readonly Edit[]): Edit => {
  return (folder) => edits.forEach((edit) => edit(folder));
};

/** An edit of files, which are named by their paths below the folder. */
const editOf = (edit: (at: (file: string) => string) => void): Edit => {
  return (folder) => edit((file) => join(folder, file));
};

/** Changes the text of one file. What changes nothing is a mistake in the test. */
export const change = (file: string, edit: (text: string) => string) =>
  editOf((at) => {
    const before = readFileSync(at(file), "utf8");
    const after = edit(before);
    if (after === before) throw new Error(`${file} does not hold what the test changes`);
    writeFileSync(at(file), after);
  });

/** Replaces one text in one file. */
export const replace = (file: string, text: string | RegExp, by: string) =>
  change(file, (before) => before.replace(text, () => by));

/** Writes a file, also in a folder that is not there yet. */
export const write = (file: string, text: string) =>
  editOf((at) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  });

export const rename = (from: string, to: string) => editOf((at) => renameSync(at(from), at(to)));
export const remove = (file: string) => editOf((at) => rmSync(at(file)));

/** Makes a symbolic link, whose target is relative to its own folder. */
export const link = (target: string, from: string) => editOf((at) => symlinkSync(target, at(from)));

/** Copies a file or a folder. */
export const copy = (from: string, to: string) =>
  editOf((at) => cpSync(at(from), at(to), { recursive: true }));

/** Replaces the words of a template, as the check asks for. */
const ownWords = (file: string) =>
  change(file, (text) => `${text.replace(/(: |- )_/g, "$1")}\nA paragraph of our own.\n`);

/** What an editor does for a report: copies the folder of the template, and replaces its words. */
export const newReport = (slug: string): Edit =>
  all(copy("reports/_template", `reports/${slug}`), ownWords(`reports/${slug}/index.mdx`));

/** The same for a page of text. */
export const newPage = (slug: string): Edit =>
  all(copy("pages/_template.mdx", `pages/${slug}.mdx`), ownWords(`pages/${slug}.mdx`));
