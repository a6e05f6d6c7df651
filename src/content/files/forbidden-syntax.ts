import { type RootContent } from "mdast";

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

/** Matches headings, table rows, links and bold text with mistyped markup, which readers would see. */
const mistypedMarkdown = /^#{2,}\S|^\|.*\|$|\]\(|\] \([/#h]|\*\*[^*]+\*\*/m;

/** Matches a footnote mark such as `[^1]`. If its footnote is missing, readers see the mark as plain text. */
const footnoteMark = /\[\^[^\]\s]+\]/;

export function findForbiddenSyntax(node: RootContent): ForbiddenSyntax[] {
  const found = [forbiddenNodes.get(node.type)];
  if (node.type === "text") {
    if (mistypedMarkdown.test(node.value)) found.push("markdown");
    if (footnoteMark.test(node.value)) found.push("footnote");
  }
  if (listTexts(node).some(findUnsafeCharacter)) found.push("character");
  return found.filter((syntax) => syntax !== undefined);
}

/** Returns the strings in a node. The parser has decoded character references such as `&#x202E;`. */
const listTexts = (node: RootContent): string[] =>
  [
    "value" in node ? node.value : "",
    "url" in node ? node.url : "",
    "title" in node ? node.title : "",
    ...("attributes" in node ? node.attributes.map(({ value }) => value) : []),
  ].filter((text) => typeof text === "string");

/** XML feeds can't contain many of these characters. Bidirectional controls can change the order of text. */
const unsafe = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/u;

export function findUnsafeCharacter(text: string) {
  const found = unsafe.exec(text);
  if (found === null) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase();
  const message = `has the invisible character U+${code.padStart(4, "0")}: remove it`;
  return { index: found.index, message };
}
