/**
 * Matches characters that XML forbids, which would make feed readers reject the whole feed, and characters that
 * change the direction of the text after them. Other invisible characters are allowed because emoji need them.
 */
const unsafe = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/u;

/** Finds the first forbidden invisible character in a text. Returns its index and an error message. */
export function findUnsafeCharacter(text: string) {
  const found = unsafe.exec(text);
  if (found === null) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase();
  const message = `has the invisible character U+${code.padStart(4, "0")}: remove it`;
  return { index: found.index, message };
}
