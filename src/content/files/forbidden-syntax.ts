import { type Heading, type Parents, type RootContent, type TableRow } from "mdast";
import { findUnsafeCharacter } from "../model/invisible-characters";
import { codeInBraces } from "./mdx-messages";

const footnote = "footnotes aren't allowed: put the text in the sentence or in a <Note>";
const picture = "pictures aren't allowed here: use the picture field in the front matter";

/** Maps each forbidden type of syntax tree node to an error message. */
const nodeMessages = new Map<string, string>([
  ["mdxjsEsm", "code isn't allowed: remove import and export"],
  ["mdxFlowExpression", codeInBraces],
  ["mdxTextExpression", codeInBraces],
  ["footnoteReference", footnote],
  ["footnoteDefinition", footnote],
  ["html", "HTML isn't allowed: use Markdown and the elements in the guide"],
  ["image", picture],
  ["imageReference", picture],
]);

/** Matches headings, table rows, links, and bold text that are plain text because of a typo. */
const mistypedMarkdown = /^#{2,}\S|^\|.*\|$|^[-:| ]*-[: ]*\|[-:| ]*$|\]\(|\] \([/#h]|\*\*[^*]+\*\*/m;
const mistypedMessage =
  "has a typo in Markdown: put a space after ##, no space between ] and ( or next to the text in ** **, " +
  "and |---|---| below the first row of a table, with as many columns as that row";

/** Matches a footnote mark such as `[^1]`, which the parser treats as text if the footnote is missing. */
const footnoteMark = /\[\^[^\]\s]+\]/;

export function forbiddenSyntax(node: RootContent, parent: Parents | undefined): string[] {
  const messages = [nodeMessages.get(node.type)];
  if (node.type === "heading" && isUnderlined(node)) messages.push(underlined);
  if (node.type === "tableRow") messages.push(cellCountProblem(node, parent));
  if (node.type === "text") {
    if (mistypedMarkdown.test(node.value)) messages.push(mistypedMessage);
    if (footnoteMark.test(node.value)) messages.push(footnote);
  }
  if (listTexts(node).some(findUnsafeCharacter)) {
    messages.push("contains a code for an invisible character, such as &#x202E;: remove it");
  }
  return messages.filter((message) => message !== undefined);
}

const underlined =
  "has a line of dashes or equals signs below it, which makes it a heading: remove that line, put an empty line " +
  "above it, or write the heading with ##";

/** Headings that start with `#` have only one line. */
export const isUnderlined = ({ position }: Heading): boolean =>
  position !== undefined && position.start.line < position.end.line;

/** The page would leave out a row's surplus cells. */
function cellCountProblem({ children }: TableRow, table: Parents | undefined): string | undefined {
  const [header] = table?.type === "table" ? table.children : [];
  const [count, expected] = [children.length, header?.children.length ?? 0];
  if (count === expected) return undefined;
  const remedy =
    count > expected
      ? "remove the others, or write \\| for a | in the text"
      : "add | for each empty cell, or put an empty line above text that isn't part of the table";
  return `has ${count} ${count === 1 ? "cell" : "cells"}, but the table's header has ${expected}: ${remedy}`;
}

/** Returns a node's texts, in which the parser has already decoded references such as `&#x202E;`. */
const listTexts = (node: RootContent): string[] =>
  [
    "value" in node ? node.value : "",
    "url" in node ? node.url : "",
    "title" in node ? node.title : "",
    ...("attributes" in node ? node.attributes.map(({ value }) => value) : []),
  ].filter((text) => typeof text === "string");
