import { componentSchemas, requiredChild } from "../../content/mdx/component-schema";
import { type MdxElement, parseBody, readAttributes } from "../../content/mdx/parse-body";

/** A component's values in a CMS form: its props, and its text or list items. */
type Properties = Record<string, unknown>;

export const textProperty = "text";
export const itemsProperty = "items";

const longestTag = 100;

/** Converts the form values of a component to MDX source that passes the content check. */
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
  const item = requiredChild(schema);
  if (item !== undefined) {
    const items = properties[itemsProperty];
    const blocks = (Array.isArray(items) ? items : []).map((each) => writeElement(item, each ?? {}));
    return blocks.join(componentSchemas.get(item)?.children === "text" ? "\n\n" : "\n");
  }
  if (schema?.children !== "text") return undefined;
  return escapeText(String(properties[textProperty] ?? "").trim());
}

const componentNames = [...componentSchemas.keys()].join("|");
/** Code spans aren't escaped, because Markdown would show the added backslashes. */
const codeSpan = "`[^`]*`";
/** A component's tag at the start of a line isn't escaped, because escaping would turn it into text. */
const tagLine = `^[ \\t]*</?(?:${componentNames})(?:\\s(?:"[^"]*"|[^"<>])*)?>`;
const toEscape = String.raw`\\(?=[\\{<])|[{<]`;
const special = new RegExp(`${codeSpan}|${tagLine}|(${toEscape})`, "gm");

/** Escapes `{` and `<`, which MDX would parse as code, and backslashes before these characters. */
const escapeText = (text: string): string =>
  text.replace(special, (found, typed) => (typed === undefined ? found : `\\${found}`));

const unescapeText = (text: string): string =>
  text.replace(/`[^`]*`|\\([\\{<])/g, (found, typed) => typed ?? found);

/** Converts MDX source that starts with a component to form values. Returns `{}` for other source text. */
export function readElement(source: string): Properties {
  const [node] = parseBody(source).children;
  return node?.type === "mdxJsxFlowElement" ? propertiesOf(node, source) : {};
}

function propertiesOf(node: MdxElement, source: string): Properties {
  const schema = componentSchemas.get(node.name ?? "");
  const properties: Properties = readAttributes(node);
  if (requiredChild(schema) !== undefined) {
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

function attributeValue(value: unknown): string {
  const line = typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
  return line.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
