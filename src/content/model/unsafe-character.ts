/**
 * Control characters, lone surrogates, noncharacters and bidirectional controls. XML forbids many of them, so
 * feed readers would reject the Atom feed. Bidirectional controls can show text in the wrong order.
 */
const unsafe = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/u;

export function findUnsafeCharacter(text: string) {
  const found = unsafe.exec(text);
  if (found === null) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase();
  const message = `has the invisible character U+${code.padStart(4, "0")}: remove it`;
  return { index: found.index, message };
}
