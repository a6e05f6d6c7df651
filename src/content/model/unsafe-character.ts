/**
 * Characters that XML forbids (feed readers then refuse the whole feed) or that change the direction of the text
 * after them. Other invisible characters stay allowed because emoji are made with them.
 */
const unsafe = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/u;

/** The first such character of a text. */
export function findUnsafeCharacter(text: string) {
  const found = unsafe.exec(text);
  if (found === null) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase();
  const message = `has the invisible character U+${code.padStart(4, "0")}: remove it`;
  return { index: found.index, message };
}
