/**
 * What people write who do not know MDX, and what helps them: the first pattern that is found in what
 * the parser says. `$1` and `$2` stand for what the pattern holds.
 */
const words: readonly (readonly [RegExp, string])[] = [
  [
    /^Expected a closing tag for `<(\w+)>`/,
    "has <$1> without its end: add </$1> on a line of its own",
  ],
  [
    /^Unexpected closing tag `<\/(\w+)>`, expected corresponding closing tag for `<(\w+)>` (\(line \d+\))/,
    "has </$1> where </$2> is expected: <$2> $3 is still open",
  ],
  [/^Unexpected closing slash/, "ends an element that was not begun: remove it"],
  [
    /in expression|expression with acorn/,
    "has a { that begins code, and code is not allowed: write \\{ for the character",
  ],
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
    /before name|in name|in closing tag|before attribute|after self-closing|in tag/,
    "has a < that begins an element and does not end like one: write \\< for the character",
  ],
];

/** A fault of the MDX parser in words for editors. */
export function mdxWords(reason: string): string {
  for (const [pattern, help] of words) {
    const found = pattern.exec(reason);
    if (found) return help.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? "");
  }
  return `cannot be read: compare the line with those of another text (${reason})`;
}
