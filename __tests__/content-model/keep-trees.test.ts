import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Root } from "mdast";
import { bodyTree } from "../../src/content-model/body-tree";
import { checkContent } from "../../src/content-model/check-content";
import { type Body } from "../../src/content-model/content-file";
import { tablesIn } from "../../src/content-model/data-file";
import { faultLine } from "../../src/content-model/fault";
import { keepTrees } from "../../src/content-model/keep-trees";
import { readContent } from "../../src/content-model/read-content";
import { compileBody } from "../../src/mdx/compile-body";
import { parseBody } from "../../src/mdx/parse-body";
import { noFigures } from "../../src/mdx/report-figures";
import { all, beforeBody, copyContent, type Edit, example, replace } from "./copy-of-content";
import { closeAfterTest } from "../server/closing";

jest.mock("../../src/mdx/parse-body", () => {
  const { parseBody } = jest.requireActual("../../src/mdx/parse-body");
  return { parseBody: jest.fn(parseBody) };
});

/** Faults that rules of bodies, of links and of figures find, and one body that is not MDX. */
const broken = all(
  beforeBody(
    '# Title\n\n[a](/nowhere), [b](#nowhere), {1 + 1} and <b>bold</b>\n\n<Callout title={"x"} wrong="x" open>\n\nText\n\n</Callout>\n\n<BarChart data="none.csv" title="x" />\n\n![x](y.png)',
  ),
  replace(example.legal, "## ", "<Callout>\n\n## "),
);

/** Files that did not change are known from the last check of a process: lets it read others meanwhile. */
function forget(content: string): void {
  const names = readdirSync(content, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => name.endsWith(".mdx")).map((name) => join(content, name));
  const before = texts.map((file): [string, string] => [file, readFileSync(file, "utf8")]);
  for (const [file, text] of before) writeFileSync(file, `${text}\n`);
  readContent(content);
  for (const [file, text] of before) writeFileSync(file, text);
}

/** Content, and a check of it that keeps trees as the command does, each time as in a new process. */
function start(edit: Edit) {
  const copy = copyContent(edit);
  closeAfterTest(async () => copy.remove());
  const trees = join(copy.project, "trees/of/texts");
  const maker = join(copy.project, "parser.ts");
  writeFileSync(maker, "one");
  const check = (kept = true) => {
    forget(copy.content);
    jest.mocked(parseBody).mockClear();
    const folders = kept ? { ...copy, trees: { folder: trees, parser: [maker] } } : copy;
    const faults = checkContent(folders).map(faultLine);
    return { faults, parsed: jest.mocked(parseBody).mock.calls.length };
  };
  return { copy, trees, maker, check };
}

test("a check with kept trees finds what a check without finds, and parses again only what is not MDX", () => {
  const { check } = start(broken);
  const { faults, parsed } = check(false);
  expect(faults.length).toBeGreaterThan(8);
  expect(check()).toEqual({ faults, parsed });
  expect(check()).toEqual({ faults, parsed: 1 });
});

test("a changed text, another parser and half a file are parsed again; trees of no text are removed", () => {
  const { copy, trees, maker, check } = start(() => undefined);
  const first = check();
  expect(first.faults).toEqual([]);
  const count = readdirSync(trees).length;
  expect(count).toBe(first.parsed);

  replace(example.report, "## Summary", "# Summary")(copy.content);
  const changed = check();
  expect(changed.parsed).toBe(1);
  expect(changed.faults).toEqual([expect.stringContaining("# is the page's title")]);
  expect(readdirSync(trees)).toHaveLength(count);

  for (const name of readdirSync(trees)) {
    const half = readFileSync(join(trees, name), "utf8").slice(0, -9);
    writeFileSync(join(trees, name), half);
  }
  expect(check()).toEqual({ ...changed, parsed: count });

  writeFileSync(maker, "two");
  expect(check()).toEqual({ ...changed, parsed: count });
  expect(check()).toEqual({ ...changed, parsed: 0 });
});

test("a check works where nothing can be kept", () => {
  const { copy, check } = start(broken);
  writeFileSync(join(copy.project, "trees"), "a file where the folder would be");
  expect(check()).toEqual(check(false));
});

test("a kept tree becomes the same page as the text that it was made of", async () => {
  const { files } = readContent("content");
  /** The files as another process would read them, with nothing known of their texts. */
  const readAgain = () => files.map((file) => ({ ...file, body: file.body && { ...file.body } }));
  const compiled = (texts: typeof files, treeOf: (body: Body) => Root) =>
    Promise.all(
      texts.flatMap(({ path, body }) => {
        const tables = tablesIn(dirname(join("content", path)));
        return body ? [compileBody(treeOf(body), { ...noFigures, tables })] : [];
      }),
    );
  const fresh = await compiled(files, ({ text }) => parseBody(text));
  expect(fresh.length).toBeGreaterThan(8);
  const folder = mkdtempSync(join(tmpdir(), "trees-"));
  closeAfterTest(async () => rmSync(folder, { recursive: true }));
  for (const texts of [readAgain(), readAgain()]) {
    jest.mocked(parseBody).mockClear();
    keepTrees(texts, { folder, parser: [] });
    expect(await compiled(texts, bodyTree)).toEqual(fresh);
  }
  expect(parseBody).not.toHaveBeenCalled();
});
