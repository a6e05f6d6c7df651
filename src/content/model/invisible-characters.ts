/** Unicode's names of the invisible characters that most often get into pasted text. */
const characterNames: Readonly<Record<string, string>> = {
  "\t": "tab",
  "\n": "line break",
  "\r": "carriage return",
  "\u00A0": "no-break space",
  "\u00AD": "soft hyphen",
  "\u034F": "combining grapheme joiner",
  "\u061C": "Arabic letter mark",
  "\u2002": "en space",
  "\u2003": "em space",
  "\u2007": "figure space",
  "\u2009": "thin space",
  "\u200A": "hair space",
  "\u200B": "zero width space",
  "\u200C": "zero width non-joiner",
  "\u200D": "zero width joiner",
  "\u200E": "left-to-right mark",
  "\u200F": "right-to-left mark",
  "\u2028": "line separator",
  "\u2029": "paragraph separator",
  "\u202A": "left-to-right embedding",
  "\u202B": "right-to-left embedding",
  "\u202C": "pop directional formatting",
  "\u202D": "left-to-right override",
  "\u202E": "right-to-left override",
  "\u202F": "narrow no-break space",
  "\u205F": "medium mathematical space",
  "\u2060": "word joiner",
  "\u2066": "left-to-right isolate",
  "\u2067": "right-to-left isolate",
  "\u2068": "first strong isolate",
  "\u2069": "pop directional isolate",
  "\u3000": "ideographic space",
  "\uFE0F": "variation selector-16",
  "\uFEFF": "byte order mark",
};

/** Matches invisible characters that aren't allowed anywhere. Many break XML feeds or reorder text. */
const unsafe = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/u;

/** Matches all characters that look like nothing or like a space, except the space itself. */
const invisible = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

interface FoundCharacter {
  readonly index: number;
  /** Code point and name, such as `U+200B (zero width space)`. */
  readonly character: string;
  readonly message: string;
}

export const findUnsafeCharacter = (text: string): FoundCharacter | undefined => findCharacter(unsafe, text);

/** Finds characters that are allowed in prose, but break addresses and names. */
export const findInvisibleCharacter = (text: string): FoundCharacter | undefined =>
  findCharacter(invisible, text);

function findCharacter(pattern: RegExp, text: string): FoundCharacter | undefined {
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const code = `U+${codeOf(found[0]).padStart(4, "0")}`;
  const name = characterNames[found[0]];
  const character = name === undefined ? code : `${code} (${name})`;
  return { index: found.index, character, message: `has the invisible character ${character}: remove it` };
}

/** Writes invisible characters as escapes such as `\u{A}`, so that a file's name can't forge a line in a log. */
export const showInvisible = (text: string): string =>
  text.replace(new RegExp(invisible, "gu"), (character) => `\\u{${codeOf(character)}}`);

const codeOf = (character: string): string => (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
