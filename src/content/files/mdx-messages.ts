import { componentSchemas } from "../mdx/component-schema";
import { isRecord } from "../model/record";
import { allowedWords } from "../model/suggestions";
import { type Place } from "./content-file";

/** What is wrong with an element that is none of the components. */
export const notAllowed = (name: string): string =>
  `<${name}> is not an allowed element${allowedWords(name, [...componentSchemas.keys()])}`;

export const codeInBraces =
  "has a { that begins code, and code is not allowed: write \\{ for the character";

/**
 * Messages for people who do not know MDX: the first pattern that is found in what the parser says. `$1`
 * and `$2` stand for what the pattern holds.
 */
const messages: readonly (readonly [RegExp, string])[] = [
  [
    /^Expected a closing tag for `<(\w+)>`/,
    "has <$1> without its end: add </$1> on a line of its own",
  ],
  [
    /^Unexpected closing tag `<\/(\w+)>`, expected corresponding closing tag for `<(\w+)>` (\(line \d+\))/,
    "has </$1> where </$2> is expected: <$2> $3 is still open",
  ],
  [/^Unexpected closing slash/, "ends an element that was not begun: remove it"],
  [/in expression|expression with acorn/, codeInBraces],
  [
    /import\/exports/,
    "begins with import or export, which is code here: begin the line with another word",
  ],
  [
    /in attribute value|before attribute value/,
    'has an attribute whose text is not between double quotes: name="text"',
  ],
  [/comment in MDX/, "has an HTML comment, which is not allowed: remove it"],
  [/link in MDX/, "has an address between < and >: write [words](address)"],
  [
    /before name|in name|in closing tag|attribute name|after self-closing|in tag/,
    'has a < that begins an element and does not end like one: write \\< for the character; in an element, only the two " around each text',
  ],
];

/**
 * Why a body could not be parsed, and where. An element that is not closed is reported where it begins; the
 * parser reports the end of the file.
 *
 * @param error - What the parser threw: a `VFileMessage` with the places of the body.
 */
export function mdxProblem(
  error: unknown,
  linesBefore: number,
): { readonly message: string; readonly place: Place } {
  const { reason, line, column } = isRecord(error) ? error : { reason: error };
  const said = String(reason);
  const reported = {
    line: (typeof line === "number" ? line : 1) + linesBefore,
    column: typeof column === "number" ? column : 1,
  };
  const [range, startLine, startColumn] = /\((\d+):(\d+)-\d+:\d+\)/.exec(said) ?? [];
  if (range === undefined) return { message: messageFor(said), place: reported };
  const opened = { line: Number(startLine) + linesBefore, column: Number(startColumn) };
  const open = / tag for `<([^>]*)>` \(/.exec(said)?.[1];
  // To close it would not help.
  if (open !== undefined && !componentSchemas.has(open)) {
    return { message: notAllowed(open), place: opened };
  }
  const message = messageFor(said.replace(range, `(line ${opened.line})`));
  return { message, place: said.startsWith("Expected a closing tag") ? opened : reported };
}

function messageFor(said: string): string {
  for (const [pattern, help] of messages) {
    const found = pattern.exec(said);
    if (found) return help.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? "");
  }
  return `cannot be read: compare the line with those of another text (${said})`;
}
