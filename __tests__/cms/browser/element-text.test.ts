import { editorComponents } from "../../../src/cms/browser/editor-components";
import { readElement, writeElement } from "../../../src/cms/browser/element-text";
import { checkBody } from "../../../src/content/check/check-body";
import { parseContentFile } from "../../../src/content/files/content-file";
import { report } from "../../../src/content/model/kinds/report";
import { readContent } from "../../../src/content/files/read-content";
import { componentSchemas, requiredChild } from "../../../src/content/mdx/component-schema";
import { parseBody } from "../../../src/content/mdx/parse-body";
import { frozenContent } from "../../frozen";

const targets = { routes: new Set(["/contact"]), files: new Map(), moved: new Map(), today: "" };

function problemsOf(body: string): string[] {
  const found = { kind: report, slug: "a-report" };
  const file = parseContentFile("index.mdx", found, `---\ntitle: One\n---\n\n${body}\n`);
  return checkBody(file, targets).map(({ message }) => message);
}

/** Returns the values of a completed CMS form for a component: its props, its text, and two child items. */
function filled(name: string): Record<string, unknown> {
  const schema = componentSchemas.get(name);
  const props = Object.keys(schema?.props ?? {}).map((prop) => [
    prop,
    prop === "to" ? "/contact" : `"R&D" <${prop}>`,
  ]);
  const item = requiredChild(schema);
  return {
    ...Object.fromEntries(props),
    ...(item !== undefined && { items: [filled(item), filled(item)] }),
    ...(schema?.children === "text" && { text: "One [link](/contact).\n\n- and\n- a list" }),
  };
}

const components = editorComponents();

test.each(components)("$id is written as valid MDX, and read back", ({ id }) => {
  const properties = filled(id);
  const written = writeElement(id, properties);
  expect(problemsOf(written)).toEqual([]);
  expect(readElement(written)).toEqual(properties);
});

test("each component in a text is found, and keeps its meaning when it's written again", () => {
  const meaning = (text: string) =>
    JSON.stringify(parseBody(text), (key, value: unknown) => (key === "position" ? undefined : value));
  const texts = readContent(frozenContent).files.map(({ body }) => body?.text ?? "");
  const found = texts.flatMap((text) =>
    parseBody(text).children.flatMap((node) =>
      node.type === "mdxJsxFlowElement" ? [{ text, ...node }] : [],
    ),
  );
  for (const { text, name, position } of found) {
    const source = text.slice(position?.start.offset, position?.end.offset);
    const component = components.find(({ id }) => id === name)!;
    const match = text.slice(position?.start.offset).match(component.pattern)!;
    expect(match[0]).toBe(source);
    expect(meaning(component.toBlock(component.fromBlock?.(match) ?? {}))).toBe(meaning(source));
  }
  expect(found.length).toBeGreaterThan(40);
});

test.each([
  "5 < 7, {name} and C:\\new",
  "\\{ \\\\ \\* <b>",
  "In code: `{a} < \\{`",
  "<Finding",
  'Text.\n\n<KeyFigures>\n<Figure value="1 > 0" label="2" />\n</KeyFigures>\n\nEnd {',
])("a component's text passes the check, and is read back as it was typed: %s", (text) => {
  const written = writeElement("Note", { title: "T", text });
  expect(problemsOf(written)).toEqual([]);
  expect(readElement(written)).toEqual({ title: "T", text });
});

test("the check reports a component with an empty required field", () => {
  expect(problemsOf(writeElement("CallToAction", { to: "/contact", text: "Ask." }))).toEqual([
    '<CallToAction> needs the attribute "label"',
  ]);
});
