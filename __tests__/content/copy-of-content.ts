import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import { problemLine } from "../../src/content/model/problem";

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

/** Items that no page needs. */
const items = /^content\/(reports|services|studies|testimonials)\/[^_]/;

/** A text that pages link to: its address is enough, and parsing all of it takes most of the time of a check. */
const shorten = (file: string): Edit => {
  return (folder) => {
    const [start = "", first = ""] = readFileSync(join(folder, file), "utf8").split("\n## ");
    writeFileSync(join(folder, file), `${start}\n## ${first}`);
  };
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

let small:
  (ReturnType<typeof copyContent> & { readonly files: ReadonlyMap<string, Buffer> }) | undefined;
afterAll(() => small?.remove());

/** What the check says after an edit of the pages and the examples. All edits of a test file share a copy. */
export function problemsAfter(edit: Edit): string[] {
  if (small === undefined) {
    const copy = copyContent(
      all(...readdirSync("content/legal").map((name) => shorten(`legal/${name}`))),
      (path) => !items.test(path),
    );
    small = {
      ...copy,
      files: new Map(filesIn(copy.content).map((file) => [file, readFileSync(file)])),
    };
  }
  const { content, files } = small;
  try {
    edit(content);
    return checkContent({ content }).map(problemLine);
  } finally {
    for (const file of filesIn(content)) if (!files.has(file)) rmSync(file);
    for (const [file, bytes] of files) {
      if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
    }
  }
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
