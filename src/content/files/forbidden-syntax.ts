import { type RootContent } from "mdast";
import { findUnsafeCharacter } from "../model/unsafe-character";

/** Markdown and MDX syntax that isn't allowed in a body. */
export type ForbiddenSyntax =
  "character" | "code" | "expression" | "footnote" | "html" | "markdown" | "picture";

const forbiddenNodes = new Map<string, ForbiddenSyntax>([
  ["mdxjsEsm", "code"],
  ["mdxFlowExpression", "expression"],
  ["mdxTextExpression", "expression"],
  ["footnoteReference", "footnote"],
  ["footnoteDefinition", "footnote"],
  ["html", "html"],
  ["image", "picture"],
  ["imageReference", "picture"],
]);

/**
 * Matches headings, table rows, links and bold text with a typo in their markup. Markdown would show the
 * markup characters to readers.
 */
const misspelt = /^#{2,}\S|^\|.*\|$|\]\(|\] \([/#h]|\*\*[^*]+\*\*/m;

/**
 * Matches a footnote mark such as `[^1]` that doesn't have a footnote. Markdown would show the mark to
 * readers as plain text.
 */
const looseFootnote = /\[\^[^\]\s]+\]/;

/** Returns the kinds of forbidden syntax that a Markdown node contains. */
export function forbiddenSyntaxIn(node: RootContent): ForbiddenSyntax[] {
  const found = [forbiddenNodes.get(node.type)];
  if (node.type === "text") {
    if (misspelt.test(node.value)) found.push("markdown");
    if (looseFootnote.test(node.value)) found.push("footnote");
  }
  if (decodedTexts(node).some(findUnsafeCharacter)) found.push("character");
  return found.filter((syntax) => syntax !== undefined);
}

/**
 * Returns the text, URL, title and attribute values of a Markdown node. The parser has already decoded
 * character references such as `&#x202E;` in these texts.
 */
const decodedTexts = (node: RootContent): string[] =>
  [
    "value" in node ? node.value : "",
    "url" in node ? node.url : "",
    "title" in node ? node.title : "",
    ...("attributes" in node ? node.attributes.map(({ value }) => value) : []),
  ].filter((text) => typeof text === "string");
