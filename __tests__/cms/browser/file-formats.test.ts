import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mdxFormat, yamlFormat } from "../../../src/cms/browser/file-formats";
import { kinds } from "../../../src/content/model/kinds";
import { frozenContent } from "../../frozen";

const files = readdirSync(frozenContent, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(yaml|mdx)$/.test(file))
  .map((file) => join(frozenContent, file));

function changedLines(before: string, after: string): readonly [string[], string[]] {
  const [old, edited] = [before.split("\n"), after.split("\n")];
  return [old.filter((line) => !edited.includes(line)), edited.filter((line) => !old.includes(line))];
}

test.each(files)("%s changes in one line when one value is edited", (file) => {
  const format = file.endsWith(".mdx") ? mdxFormat : yamlFormat;
  const text = readFileSync(file, "utf8");
  const values = format.fromFile(text);
  expect(format.toFile(values)).toBe(text);
  const key = Object.keys(values).find(
    (name) => typeof values[name] === "string" && !["body", "__source"].includes(name),
  );
  // Skip files without a top-level text field. In the home page's file, for example, all fields are grouped.
  if (key === undefined) return;
  const edited = { ...values, [key]: `${String(values[key])}: new` };
  const [removed, added] = changedLines(text, format.toFile(edited));
  expect([removed.length, added.length]).toEqual([1, 1]);
  expect(added[0]).toMatch(new RegExp(`${key}: .*: new`));
});

const source = `# Written by hand
title: "Quoted"   # and explained
amount: '$4,500'

list:
- One # the first
- Two
nested:
    to: /contact
    label: Ask
unknown: kept
`;

test("edited YAML keeps comments, quotes, order and unknown keys", () => {
  const after = yamlFormat.toFile({ ...yamlFormat.fromFile(source), title: "Other" });
  const lines = (text: string) => text.split("\n").map((line) => line.trim().replace("   #", " #"));
  expect(lines(after)).toEqual(lines(source.replace("Quoted", "Other")));
});

const plain = "title: One\ntags:\n  - a\n  - b # b's comment\n  - c\n";
const edit = (values: object) => yamlFormat.toFile({ ...yamlFormat.fromFile(plain), ...values });
const change = (values: object) => changedLines(plain, edit(values));

test.each([
  ["an item is added", ["a", "b", "c", "d"], [], ["  - d"]],
  ["an item is removed", ["a", "b"], ["  - c"], []],
  ["an item is changed", ["a", "x", "c"], ["  - b # b's comment"], ["  - x # b's comment"]],
  ["items change places", ["c", "a", "b"], [], []],
])("when %s, the other items stay", (_, tags, removed, added) => {
  expect(change({ tags })).toEqual([removed, added]);
  expect(yamlFormat.fromFile(edit({ tags }))).toMatchObject({ tags });
});

test("YAML leaves out empty values and optional booleans that are false", () => {
  const picture = { src: "", alt: "" };
  const values = { report: "", none: null, picture, points: [], draft: false };
  expect(change(values)).toEqual([[], []]);
  expect(change({ title: "" })).toEqual([["title: One"], []]);
});

test("every optional flag in the model that a file leaves out is read as false", () => {
  const fields = kinds.flatMap(({ shape }) => Object.entries(shape.fields));
  const flags = fields.filter(([, field]) => field.type === "flag" && field.optional);
  const missing = Object.fromEntries(flags.map(([name]) => [name, false]));
  expect(yamlFormat.fromFile("")).toEqual({ ...missing, __source: "" });
});

test("published items stay published, and a published draft loses its draft line", () => {
  expect(yamlFormat.fromFile(plain)).toMatchObject({ draft: false });
  const draft = yamlFormat.fromFile(`${plain}draft: true\n`);
  expect(draft).toMatchObject({ draft: true });
  expect(yamlFormat.toFile({ ...draft, draft: false })).toBe(plain);
});

test("new YAML has the format of the other files", () => {
  const values = { title: "A: b", code: "404", order: 1, list: ["One"], chrome: false, none: "" };
  expect(yamlFormat.toFile(values)).toBe(
    'title: "A: b"\ncode: "404"\norder: 1\nlist:\n  - One\nchrome: false\n',
  );
});

const head = "---\ntitle: One\n---\n\n";
const body = '## First\n\nA *paragraph*.\n\n* item\n* item\n\n<Note title="T">\n\nText.\n\n</Note>\n\nLast.';
const save = (edited: string) =>
  mdxFormat.toFile({ ...mdxFormat.fromFile(`${head}${body}\n`), body: edited });

test("an edited text keeps the formatting of unchanged blocks", () => {
  const rewritten = body.replace("*paragraph*", "_paragraph_").replaceAll("* item", "- item");
  expect(save(rewritten.replace("Last.", "Changed."))).toBe(`${head}${body.replace("Last.", "Changed.")}\n`);
});

test.each([
  ["may have blocks added", `${body}\n\nMore.`],
  ["may have blocks removed", body.replace("A *paragraph*.\n\n", "")],
  ["that isn't valid MDX is written as it is, so that the check reports it", "5 <7 {"],
])("a text %s", (_, edited) => {
  expect(save(edited)).toBe(`${head}${edited}\n`);
});

test("a text may have Windows line endings and spaces after ---", () => {
  const onWindows = `${head}${body}\n`.replace("\n---\n", "\n--- \n").replaceAll("\n", "\r\n");
  const values = mdxFormat.fromFile(onWindows);
  expect(values).toMatchObject({ title: "One", body });
  expect(mdxFormat.toFile({ ...values, title: "Two" })).toBe(`${head.replace("One", "Two")}${body}\n`);
});

test("a new text has front matter and a body", () => {
  expect(mdxFormat.toFile({ title: "New", body: "## Text\n" })).toBe("---\ntitle: New\n---\n\n## Text\n");
});
