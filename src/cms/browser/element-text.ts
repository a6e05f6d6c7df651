import {
  elementAttributes,
  itemElements,
  optionalAttributes,
  textElements,
} from "../../content/mdx/element-attributes";
import { parseBody } from "../../content/mdx/parse-body";

/** What the form of an element holds: its attributes, its text or its items. */
export type Properties = Record<string, unknown>;

/** Under which name the form of an element holds its text, and its items. */
export const textProperty = "text";
export const itemsProperty = "items";

/** Attributes that an element may have, those that it needs first. */
export const attributesOf = (name: string): readonly string[] => [
  ...(elementAttributes[name] ?? []),
  ...(optionalAttributes[name] ?? []),
];

/** Longer tags have one attribute on each line. */
const longestTag = 100;

/** Writes an element as the content check accepts it. */
export function writeElement(name: string, properties: Properties): string {
  const attributes = attributesOf(name)
    .map((attribute) => [attribute, oneLine(properties[attribute])] as const)
    .filter(([, value]) => value !== "")
    .map(([attribute, value]) => `${attribute}="${escape(value)}"`);
  const inner = contentsOf(name, properties);
  const end = inner === undefined ? " />" : ">";
  const short = [`<${name}`, ...attributes].join(" ") + end;
  const tag =
    short.length <= longestTag || attributes.length === 0
      ? short
      : [`<${name}`, ...attributes.map((text) => `  ${text}`), end.trim()].join("\n");
  return inner === undefined ? tag : `${tag}\n\n${inner}\n\n</${name}>`;
}

function contentsOf(name: string, properties: Properties): string | undefined {
  const item = itemElements[name];
  if (item !== undefined) {
    const items = properties[itemsProperty];
    const blocks = (Array.isArray(items) ? items : []).map((each) =>
      writeElement(item, each ?? {}),
    );
    return blocks.join(textElements.includes(item) ? "\n\n" : "\n");
  }
  return textElements.includes(name) ? String(properties[textProperty] ?? "").trim() : undefined;
}

/** Reads an element that stands at the beginning of a text; `{}` when none does. */
export function readElement(source: string): Properties {
  const [node] = parseBody(source).children;
  return node?.type === "mdxJsxFlowElement" ? propertiesOf(node, source) : {};
}

type Element = Extract<
  ReturnType<typeof parseBody>["children"][number],
  { type: "mdxJsxFlowElement" }
>;

function propertiesOf(node: Element, source: string): Properties {
  const name = node.name ?? "";
  const properties: Properties = {};
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string") {
      properties[attribute.name] = attribute.value;
    }
  }
  if (itemElements[name] !== undefined) {
    properties[itemsProperty] = node.children
      .filter((child) => child.type === "mdxJsxFlowElement")
      .map((child) => propertiesOf(child, source));
  } else if (textElements.includes(name)) {
    const [first, last] = [node.children[0], node.children.at(-1)];
    properties[textProperty] = source.slice(
      first?.position?.start.offset ?? 0,
      last?.position?.end.offset ?? 0,
    );
  }
  return properties;
}

const oneLine = (value: unknown): string =>
  typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";

/** The value of an attribute is text in quotes, in which `&` begins a character reference. */
const escape = (value: string): string => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
