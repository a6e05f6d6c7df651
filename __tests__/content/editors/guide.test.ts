import { readFileSync, rmSync } from "node:fs";
import { checkContent } from "../../../src/content/check/check-content";
import { problemLine } from "../../../src/content/model/problem";
import { newContent, newKinds } from "../../../src/content/editors/new-content";
import { kindOfFile, kinds } from "../../../src/content/model/kinds";
import { componentSchemas } from "../../../src/content/mdx/component-schema";
import { all, copyContent, write } from "../copy-of-content";

const guide = readFileSync("content/README.md", "utf8");

/** The examples of the guide: code blocks that name their file. */
const examples = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = "", text = ""]) => ({ path, text }),
);

test("who follows the examples of the guide has content that passes the check", () => {
  const copy = copyContent(all(...examples.map(({ path, text }) => write(path, text))));
  expect(checkContent(copy).map(problemLine)).toEqual([]);
  copy.remove();
});

test("the guide has an example for each kind of which there are many, but for pages in the menu", () => {
  const shown = new Set(examples.map(({ path }) => kindOfFile(path)?.kind.type));
  const many = kinds.filter(({ path, type }) => path.includes("{slug}") && type !== "AboutPage");
  expect(many.map(({ type }) => type).filter((type) => !shown.has(type))).toEqual([]);
});

test("the guide shows every element that a text may use", () => {
  const missing = [...componentSchemas.keys()].filter((name) => !guide.includes(`<${name}`));
  expect(missing).toEqual([]);
});

describe("npm run new", () => {
  test("makes an item of each kind that passes the check, as a draft", () => {
    const copy = copyContent(() => undefined);
    const made = [...newKinds].map(([word, kind]) => {
      const title = `Zoë's "New": ${word} #1`;
      const paths = newContent(copy.content, kind, title, "2025-10-31");
      const path = paths.find((file) => kindOfFile(file) !== undefined) ?? "";
      return { word, path, text: readFileSync(`${copy.content}/${path}`, "utf8") };
    });
    expect(checkContent(copy).map(problemLine)).toEqual([]);
    expect(made.map(({ path }) => path)).toEqual(
      [...newKinds].map(([word, kind]) => kind.path.replace("{slug}", `zoes-new-${word}-1`)),
    );
    for (const { word, text } of made) {
      expect(text).toContain("draft: true\n");
      if (word === "report" || word === "study") expect(text).toContain("date: 2025-10-31\n");
    }
    copy.remove();
  });

  test("makes an address of letters with marks, in a folder that is not there yet", () => {
    const copy = copyContent((content) => rmSync(`${content}/services`, { recursive: true }));
    expect(newContent(copy.content, newKinds.get("service")!, "Größe & Ølje", "2025-10-31")).toEqual([
      "services/grosse-olje.yaml",
    ]);
    copy.remove();
  });

  test.each([...newKinds.keys()])("never overwrites a %s", (word) => {
    const copy = copyContent(() => undefined);
    const kind = newKinds.get(word)!;
    const path = kind.path.replace("{slug}", "taken");
    write(path, "mine")(copy.content);
    expect(() => newContent(copy.content, kind, "Taken", "2025-10-31")).toThrow(
      `content/${path.replace("/index.mdx", "")} exists already`,
    );
    expect(readFileSync(`${copy.content}/${path}`, "utf8")).toBe("mine");
    copy.remove();
  });

  test.each([
    ["#!?", "has no letter or digit"],
    ["../../x".repeat(40), "characters, 40 are allowed"],
  ])("refuses the title %s", (title, message) => {
    const copy = copyContent(() => undefined);
    expect(() => newContent(copy.content, newKinds.get("service")!, title, "2025-10-31")).toThrow(
      message,
    );
    copy.remove();
  });
});
