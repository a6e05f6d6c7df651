import { type YAMLError } from "yaml";

/** Error code and message from the YAML parser. */
type Said = Pick<YAMLError, "code" | "message">;

export const indentation =
  "isn't indented like the lines that it belongs with: use the same number of spaces, and no tabs";

/**
 * Matches non-breaking and other special spaces at the start of a line. Such spaces come from pasted text.
 * YAML reads them as part of the text and not as indentation.
 */
export const foreignSpace = {
  pattern: /(?<=^[ -]*)[\u00A0\u2000-\u200A\u202F\u3000]/m,
  message: "is indented with a non-breaking space: use plain spaces",
};

const flow = "has text that starts with { or [: put the whole text in quotes";

export const listMark = "has no space after the -: write `- ` before each item of a list";

export const specialStart =
  'starts with a character that has a special meaning: put the text in quotes, "@like this"';

/**
 * Error messages for people who don't know YAML. The first pattern that matches the parser's error code
 * and message wins.
 */
const words: readonly (readonly [RegExp, string])[] = [
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
  [/\bFlow\b|BLOCK_IN_FLOW/, flow],
  [
    /block-seq-ind on same line/,
    "has a - after the field: put each list item on its own line, and text that starts with - in quotes",
  ],
  [
    /^UNEXPECTED_TOKEN Not a YAML token/,
    "has text after > or |: start it on the next line, or put text that starts with > or | in quotes",
  ],
  [/^(BAD_INDENT|MISSING_CHAR)|block sequence/, indentation],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'has a colon and a space in the text: put the whole text in quotes, "such: as this"',
  ],
  [/^MULTILINE_IMPLICIT_KEY/, "isn't a field: write `title: …`, with a space after the colon"],
  [/^(BAD_SCALAR_START|BAD_ALIAS|TAG_RESOLVE_FAILED)/, specialStart],
  [/^BAD_DQ_ESCAPE/, "has a \\ between double quotes: write \\\\ instead"],
  [/^MULTIPLE_DOCS/, "has a line of --- or ... before the end of the file: remove it"],
];

/**
 * Returns one message for all YAML errors in a file. The message describes the first error, because later
 * errors usually follow from it.
 *
 * @param before - The YAML above the first error.
 * @param after - The YAML from the first error to the end.
 */
export function yamlWords(problems: readonly Said[], before: string, after: string): string {
  const [first] = problems;
  if (first === undefined) return "";
  if (first.code === "BAD_INDENT" && /^ *-[^\s-]/.test(after)) return listMark;
  if (first.message.endsWith("at node end") && /[}\]]\s*$/.test(before)) return flow;
  const codes = new Set(problems.map(({ code }) => code));
  if (codes.has("BLOCK_AS_IMPLICIT_KEY") && codes.has("MULTILINE_IMPLICIT_KEY")) return indentation;
  const said = `${first.code} ${first.message}`;
  return (
    words.find(([pattern]) => pattern.test(said))?.[1] ??
    `can't be read: compare the line with the same line in another file (${first.message})`
  );
}

/**
 * Returns whether an error is about an opening quote without a closing one. The parser reports this error at
 * the end of the file and not at the opening quote.
 */
export const isOpenQuote = ({ message }: Said): boolean => /closing .?quote/.test(message);
