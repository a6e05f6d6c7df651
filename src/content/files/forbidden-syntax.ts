import { type RootContent } from "mdast";
import { findUnsafeCharacter } from "../model/unsafe-character";

/** Markdown and MDX that no body may contain. */
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

/** Headings, table rows, links and bold words with a typing error, which Markdown shows with their marks. */
const misspelt = /^#{2,}\S|^\|.*\|$|\]\(|\] \([/#h]|\*\*[^*]+\*\*/m;

/** A footnote mark such as `[^1]` whose note is missing, which Markdown shows as it is. */
const looseFootnote = /\[\^[^\]\s]+\]/;

/** What a node of a body does that no body may do. */
export function forbiddenSyntaxIn(node: RootContent): ForbiddenSyntax[] {
  const found = [forbiddenNodes.get(node.type)];
  if (node.type === "text") {
    if (misspelt.test(node.value)) found.push("markdown");
    if (looseFootnote.test(node.value)) found.push("footnote");
  }
  if (decodedTexts(node).some(findUnsafeCharacter)) found.push("character");
  return found.filter((syntax) => syntax !== undefined);
}

/** The texts of a node, in which references such as `&#x202E;` have become characters. */
const decodedTexts = (node: RootContent): string[] =>
  [
    "value" in node ? node.value : "",
    "url" in node ? node.url : "",
    "title" in node ? node.title : "",
    ...("attributes" in node ? node.attributes.map(({ value }) => value) : []),
  ].filter((text) => typeof text === "string");
