import { type YAMLError } from "yaml";
import { missingListSpace } from "../model/value-problem";

type ParserError = Pick<YAMLError, "code" | "message">;

export const wrongIndentation =
  "isn't indented like the lines that it belongs with: use the same number of spaces, and no tabs";

/** Pasted text can be indented with special spaces, which YAML treats as part of a name or value. */
export const specialSpace = {
  pattern: /(?<=^[ -]*)[\u00A0\u2000-\u200A\u202F\u3000]/m,
  message: "is indented with a non-breaking space: use plain spaces",
};

const unquotedBracket = "has text that starts with { or [: put the whole text in quotes";

export const specialStart =
  'starts with a character that has a special meaning: put the text in quotes, "@like this"';

export const ignoredComment =
  "has a # after a space, so the rest is ignored: put the text in quotes, or the comment on its own line";

export const startsWithCurlyQuote = /^[“”„‟«»‘‚]/;
/** Matches text between two curly quotes, but not text with further quotes in it, such as “Big” and “small”. */
export const inCurlyQuotes = /^([“”„‟«»][^“”„‟«»]*[“”«»]|[‘‚][^‘‚]*[’‘])$/;
export const curlyQuotes =
  "is in curly quotes, which the page would show: remove them, or put straight quotes around the whole text";

/** Messages for people who don't know YAML. The first pattern that matches the parser's message is used. */
const yamlMessages: readonly (readonly [RegExp, string])[] = [
  [/^DUPLICATE_KEY/, "is listed twice: keep one of them"],
  [/^TAB_AS_INDENT/, "is indented with a tab: use spaces"],
  [
    /closing .?quote/,
    "starts with a quotation mark but doesn't end with one: add it, or remove the first one",
  ],
  [
    /at node end/,
    'has text after a closing quotation mark: put the whole text between double quotes, without double quotes in it, "such as this"',
  ],
  [/\bFlow\b|BLOCK_IN_FLOW/, unquotedBracket],
  [
    /block-seq-ind on same line/,
    "has a - after the field: put each list item on its own line, and text that starts with - in quotes",
  ],
  [
    /^UNEXPECTED_TOKEN Not a YAML token/,
    "has text after > or |: start it on the next line, or put text that starts with > or | in quotes",
  ],
  [/^(BAD_INDENT|MISSING_CHAR)|block sequence/, wrongIndentation],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'has a colon and a space in the text: put the whole text in quotes, "such: as this"',
  ],
  [/^MULTILINE_IMPLICIT_KEY/, "isn't a field: write `title: …`, with a space after the colon"],
  [/^(BAD_SCALAR_START|BAD_ALIAS|TAG_RESOLVE_FAILED)/, specialStart],
  [/^BAD_DQ_ESCAPE/, "has a \\ between double quotes: write \\\\ instead"],
  [/^MULTIPLE_DOCS/, "has a line of --- or ... before the end of the file: remove it"],
];

/** Explains the first error, which usually causes the others. The error is between `before` and `after`. */
export function yamlMessage(errors: readonly ParserError[], before: string, after: string): string {
  const [first] = errors;
  if (first === undefined) return "";
  if (first.code === "BAD_INDENT" && /^ *-[^\s-]/.test(after)) return missingListSpace;
  if (startsWithCurlyQuote.test(after)) return curlyQuotes;
  if (first.message.endsWith("at node end") && /[}\]]\s*$/.test(before)) return unquotedBracket;
  const codes = new Set(errors.map(({ code }) => code));
  if (codes.has("BLOCK_AS_IMPLICIT_KEY") && codes.has("MULTILINE_IMPLICIT_KEY")) return wrongIndentation;
  const parserMessage = `${first.code} ${first.message}`;
  return (
    yamlMessages.find(([pattern]) => pattern.test(parserMessage))?.[1] ??
    `can't be read: compare the line with the same line in another file (${first.message})`
  );
}

/** If a closing quote is missing, the parser reports the error at the end of the file. */
export const isOpenQuote = ({ message }: ParserError): boolean => /closing .?quote/.test(message);
