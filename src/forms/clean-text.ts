/**
 * Matches invisible characters except line feeds. Includes Hangul fillers, which Unicode counts as letters.
 */
const invisible =
  // eslint-disable-next-line no-control-regex -- The pattern must match control characters.
  /[\0-\x09\x0B-\x1F\x7F-\x9F\xAD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{1D159}\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}\uD800-\uDFFF]/gu;

/** Combining marks without a base character, such as an accent after a space. */
const looseMarks = /(^|\s)\p{M}+/gu;

/** Matches `name@host.tld` in linear time, because adjacent parts can't match the same character. */
const simpleAddress = /^[^\s@<>]+@[^\s@.<>]+(?:\.[^\s@.<>]+)+$/;

/** Matches the character after the `<` of a tag, comment, or declaration. In `<3`, the `<` is text. */
const opensTag = /[a-z/!?]/i;

/** Removes tags in linear time, including tags that form when another tag is removed, as in `<<b>script>`. */
function stripHtml(text: string): string {
  if (!text.includes("<")) return text;
  const kept: string[] = [];
  /** Index in `kept` of the first unclosed tag, or -1. */
  let open = -1;
  for (const character of text) {
    if (character === ">" && open >= 0) {
      kept.length = open;
      open = -1;
      continue;
    }
    if (open < 0 && kept.at(-1) === "<" && opensTag.test(character)) open = kept.length - 1;
    kept.push(character);
  }
  return kept.join("");
}

/** Removes tags and invisible characters, and trims the text. Cleaning the result again doesn't change it. */
export function cleanText(text: string): string {
  const visible = text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\t\u2800]/g, " ")
    .replace(invisible, "");
  return stripHtml(visible).replace(looseMarks, "$1").normalize("NFC").trim();
}

export const cleanLine = (text: string): string =>
  cleanText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");

export const cleanPhone = (phone: string): string =>
  cleanText(phone)
    .replace(/[^\d ()+-]/g, "")
    .trim();

/** Returns an empty string if the address doesn't have the form `name@host.tld`. */
export function cleanEmail(email: string): string {
  const cleaned = cleanText(email);
  return simpleAddress.test(cleaned) ? cleaned : "";
}
