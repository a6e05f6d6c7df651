import { componentSchemas } from "../mdx/component-schema";
import { isRecord } from "../model/record";
import { allowedWords } from "../model/suggestions";
import { type Body, type Position } from "./content-file";

export const notAllowed = (name: string): string =>
  `<${name}> isn't an allowed element${allowedWords(name, [...componentSchemas.keys()])}`;

export const codeInBraces = "has a { that starts code, which isn't allowed: write \\{ for the character";

const curlyQuotes = 'has curly quotes around an attribute: use straight quotes, name="text"';

/** Messages for people who don't know MDX. The first pattern that matches the parser's message is used. */
const mdxMessages: readonly (readonly [RegExp, string])[] = [
  [/^Expected a closing tag for `<(\w+)>`/, "has <$1> without its closing tag: add </$1> on its own line"],
  [
    /^Unexpected closing tag `<\/(\w+)>`, expected corresponding closing tag for `<(\w+)>` (\(line \d+\))/,
    "has </$1> where </$2> is expected, because <$2> $3 is still open",
  ],
  [/^Unexpected closing slash/, "closes an element that was never opened: remove it"],
  [/in expression|expression with acorn/, codeInBraces],
  [/import\/exports/, "starts with import or export, which is code here: start the line with another word"],
  [/^Unexpected character `[“”„‟«»‘’]`.* (attribute value|after name)/, curlyQuotes],
  [/in attribute value|before attribute value/, 'has an attribute without double quotes: write name="text"'],
  [/comment in MDX/, "has an HTML comment, which isn't allowed: remove it"],
  [/link in MDX/, "has an address between < and >: write [words](address)"],
  [
    /before name|in name|in closing tag|attribute name|after self-closing|in tag/,
    "has a < that starts an element, but the element has a mistake: write \\< for the character, and don't use \" inside attributes",
  ],
];

/** Matches a curly quote that ends a value, although a straight quote begins it. */
const closingCurlyQuote = /(?<=="[^"]*)[“”](?=\s+\w+=|\s*\/?>)/;

/** Reports an unclosed element at its opening tag, although the parser reports it further down. */
export function mdxProblem(
  error: unknown,
  { text, linesBefore }: Body,
): { readonly message: string; readonly position: Position } {
  const { reason, line, column } = isRecord(error) ? error : { reason: error };
  const parserMessage = String(reason);
  const reported = {
    line: (typeof line === "number" ? line : 1) + linesBefore,
    column: typeof column === "number" ? column : 1,
  };
  const curlyQuote = parserMessage.includes("attribute") ? text.search(closingCurlyQuote) : -1;
  if (curlyQuote >= 0) {
    const lines = text.slice(0, curlyQuote).split("\n");
    const position = { line: lines.length + linesBefore, column: (lines.at(-1) ?? "").length + 1 };
    return { message: curlyQuotes, position };
  }
  const [range, startLine, startColumn] = /\((\d+):(\d+)-\d+:\d+\)/.exec(parserMessage) ?? [];
  if (range === undefined) return { message: explainMdxError(parserMessage), position: reported };
  const opened = { line: Number(startLine) + linesBefore, column: Number(startColumn) };
  const open = / tag for `<([^>]*)>` \(/.exec(parserMessage)?.[1];
  // Don't report a missing closing tag for an element that isn't allowed at all.
  if (open !== undefined && !componentSchemas.has(open)) {
    return { message: notAllowed(open), position: opened };
  }
  const message = explainMdxError(parserMessage.replace(range, `(line ${opened.line})`));
  const isUnclosed = parserMessage.startsWith("Expected a closing tag");
  return { message, position: isUnclosed ? opened : reported };
}

function explainMdxError(parserMessage: string): string {
  for (const [pattern, message] of mdxMessages) {
    const found = pattern.exec(parserMessage);
    if (found) return message.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? "");
  }
  return `can't be read: compare the line with another text (${parserMessage})`;
}
