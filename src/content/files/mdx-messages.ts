import { componentSchemas } from "../mdx/component-schema";
import { isRecord } from "../model/record";
import { allowedWords } from "../model/suggestions";
import { type Place } from "./content-file";

/** Returns the error message for an element that isn't one of the allowed components. */
export const notAllowed = (name: string): string =>
  `<${name}> isn't an allowed element${allowedWords(name, [...componentSchemas.keys()])}`;

export const codeInBraces =
  "has a { that starts code, which isn't allowed: write \\{ for the character";

/**
 * Error messages for people who don't know MDX. The first pattern that matches the parser's message wins.
 * `$1`, `$2` and `$3` are replaced with the pattern's groups.
 */
const messages: readonly (readonly [RegExp, string])[] = [
  [
    /^Expected a closing tag for `<(\w+)>`/,
    "has <$1> without its closing tag: add </$1> on its own line",
  ],
  [
    /^Unexpected closing tag `<\/(\w+)>`, expected corresponding closing tag for `<(\w+)>` (\(line \d+\))/,
    "has </$1> where </$2> is expected: <$2> $3 is still open",
  ],
  [/^Unexpected closing slash/, "closes an element that was never opened: remove it"],
  [/in expression|expression with acorn/, codeInBraces],
  [
    /import\/exports/,
    "starts with import or export, which is code here: start the line with another word",
  ],
  [
    /in attribute value|before attribute value/,
    'has an attribute without double quotes: write name="text"',
  ],
  [/comment in MDX/, "has an HTML comment, which isn't allowed: remove it"],
  [/link in MDX/, "has an address between < and >: write [words](address)"],
  [
    /before name|in name|in closing tag|attribute name|after self-closing|in tag/,
    "has a < that starts an element, but the element has a mistake: write \\< for the character, and don't use \" inside attributes",
  ],
];

/**
 * Returns a message that explains why a body couldn't be parsed, and the position of the error. An unclosed
 * element is reported at its opening tag and not at the end of the file, where the parser detects the error.
 *
 * @param error - Error from the parser: a `VFileMessage` with a position in the body.
 * @param linesBefore - Number of lines above the body in the file.
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
  // Don't ask for a closing tag, because the element isn't allowed anyway.
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
  return `can't be read: compare the line with another text (${said})`;
}
