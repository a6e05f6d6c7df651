import { componentSchemas, itemOf } from "../../content/mdx/component-schema";
import { parseBody } from "../../content/mdx/parse-body";

/** What the form of a component holds: its props, its text or its items. */
export type Properties = Record<string, unknown>;

/** Under which name the form of a component holds its text, and its items. */
export const textProperty = "text";
export const itemsProperty = "items";

/** Longer tags have one attribute on each line. */
const longestTag = 100;

/** Writes a component as the content check accepts it. */
export function writeElement(name: string, properties: Properties): string {
  const attributes = Object.keys(componentSchemas.get(name)?.props ?? {}).flatMap((attribute) => {
    const value = attributeValue(properties[attribute]);
    return value === "" ? [] : `${attribute}="${value}"`;
  });
  const inner = contentsOf(name, properties);
  const end = inner === undefined ? " />" : ">";
  const short = [`<${name}`, ...attributes].join(" ") + end;
  const long = [`<${name}`, ...attributes.map((text) => `  ${text}`), end.trim()].join("\n");
  const tag = short.length <= longestTag ? short : long;
  return inner === undefined ? tag : `${tag}\n\n${inner}\n\n</${name}>`;
}

function contentsOf(name: string, properties: Properties): string | undefined {
  const schema = componentSchemas.get(name);
  const item = itemOf(schema);
  if (item !== undefined) {
    const items = properties[itemsProperty];
    const blocks = (Array.isArray(items) ? items : []).map((each) =>
      writeElement(item, each ?? {}),
    );
    return blocks.join(componentSchemas.get(item)?.children === "text" ? "\n\n" : "\n");
  }
  if (schema?.children !== "text") return undefined;
  return escapeText(String(properties[textProperty] ?? "").trim());
}

const names = [...componentSchemas.keys()].join("|");
/** In a code span, a backslash escapes nothing. */
const codeSpan = "`[^`]*`";
/** Components stand in a text on lines of their own. */
const tagLine = `^[ \\t]*</?(?:${names})(?:\\s(?:"[^"]*"|[^"<>])*)?>`;
const toEscape = String.raw`\\(?=[\\{<])|[{<]`;
const special = new RegExp(`${codeSpan}|${tagLine}|(${toEscape})`, "gm");

/** Escapes what MDX would read as code: the form of a component holds the words as they were typed. */
const escapeText = (text: string): string =>
  text.replace(special, (found, typed) => (typed === undefined ? found : `\\${found}`));

/** The opposite of {@link escapeText}. */
const unescapeText = (text: string): string =>
  text.replace(/`[^`]*`|\\([\\{<])/g, (found, typed) => typed ?? found);

/** Reads a component that stands at the beginning of a text; `{}` when none does. */
export function readElement(source: string): Properties {
  const [node] = parseBody(source).children;
  return node?.type === "mdxJsxFlowElement" ? propertiesOf(node, source) : {};
}

type Element = Extract<
  ReturnType<typeof parseBody>["children"][number],
  { type: "mdxJsxFlowElement" }
>;

function propertiesOf(node: Element, source: string): Properties {
  const schema = componentSchemas.get(node.name ?? "");
  const properties: Properties = {};
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string") {
      properties[attribute.name] = attribute.value;
    }
  }
  if (itemOf(schema) !== undefined) {
    properties[itemsProperty] = node.children
      .filter((child) => child.type === "mdxJsxFlowElement")
      .map((child) => propertiesOf(child, source));
  } else if (schema?.children === "text") {
    const [first, last] = [node.children[0]?.position, node.children.at(-1)?.position];
    const text = source.slice(first?.start.offset ?? 0, last?.end.offset ?? 0);
    properties[textProperty] = unescapeText(text);
  }
  return properties;
}

/** The value of an attribute is one line in quotes, in which `&` begins a character reference. */
function attributeValue(value: unknown): string {
  const line = typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
  return line.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
