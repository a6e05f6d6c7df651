/**
 * Matches control characters, lone surrogates, noncharacters and bidirectional controls. XML forbids many of these
 * characters, and feed readers would reject the whole Atom feed. Bidirectional controls can make text display in the
 * wrong order. Other invisible characters are allowed because emoji need them.
 */
const unsafe = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/u;

/**
 * Finds the first forbidden invisible character in a text.
 *
 * @returns The character's index and an error message, or `undefined` if the text has no such character.
 */
export function findUnsafeCharacter(text: string) {
  const found = unsafe.exec(text);
  if (found === null) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase();
  const message = `has the invisible character U+${code.padStart(4, "0")}: remove it`;
  return { index: found.index, message };
}
