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

export type Edit = (folder: string) => void;

/** Maps kinds of content to valid example files in `example-content`. */
export const example = {
  service: "services/example-service.yaml",
  study: "studies/example-study.yaml",
  report: "reports/example-report/index.mdx",
  legal: "legal/example-terms.mdx",
} as const;

/** @param isNeeded - Returns whether to copy the file or folder at this path in the frozen content. */
export function copyContent(edit: Edit, isNeeded: (path: string) => boolean = () => true) {
  const project = mkdtempSync(join(tmpdir(), "content-"));
  const content = join(project, "content");
  cpSync(frozenContent, content, {
    recursive: true,
    filter: (path) => isNeeded(relative(frozenContent, path)),
  });
  cpSync("__tests__/content/example-content", content, { recursive: true });
  // The content check reads the names of the pages, because content may link to them.
  cpSync("src/pages", join(project, "src/pages"), { recursive: true });
  edit(content);
  return { project, content, remove: () => rmSync(project, { recursive: true }) };
}

export const all = (...edits: readonly Edit[]): Edit => {
  return (folder) => edits.forEach((edit) => edit(folder));
};

/** `edit` receives a function that returns a file's full path. */
const editOf = (edit: (at: (file: string) => string) => void): Edit => {
  return (folder) => edit((file) => join(folder, file));
};

/** Throws an error if the edit changes nothing, because the test is wrong in that case. */
export const change = (file: string, edit: (text: string) => string) =>
  editOf((at) => {
    const before = readFileSync(at(file), "utf8");
    const after = edit(before);
    if (after === before) throw new Error(`${file} does not hold what the test changes`);
    writeFileSync(at(file), after);
  });

export const replace = (file: string, text: string | RegExp, by: string) =>
  change(file, (before) => before.replace(text, () => by));

export const write = (file: string, text: string) =>
  editOf((at) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  });

export const rename = (from: string, to: string) => editOf((at) => renameSync(at(from), at(to)));
export const remove = (file: string) => editOf((at) => rmSync(at(file)));

/** `target` is relative to the link's folder. */
export const link = (target: string, from: string) => editOf((at) => symlinkSync(target, at(from)));

export const copy = (from: string, to: string) =>
  editOf((at) => cpSync(at(from), at(to), { recursive: true }));

/** Makes a copied template pass the content check. */
const ownWords = (file: string) =>
  change(file, (text) => `${text.replace(/(: |- )_/g, "$1")}\nA paragraph of our own.\n`);

export const newReport = (slug: string): Edit =>
  all(copy("reports/_template", `reports/${slug}`), ownWords(`reports/${slug}/index.mdx`));

export const newPage = (slug: string): Edit =>
  all(copy("pages/_template.mdx", `pages/${slug}.mdx`), ownWords(`pages/${slug}.mdx`));
