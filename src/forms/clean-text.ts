/**
 * Controls but the line feed, halves of surrogate pairs, and what shows nothing (fillers that count as
 * letters among them) or turns text round.
 */
const invisible =
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\0-\x09\x0B-\x1F\x7F-\x9F\xAD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{1D159}\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}\uD800-\uDFFF]/gu;

/** Accents and the like without a character that they could stand on. */
const looseMarks = /(^|\s)\p{M}+/gu;

/** `name@host.tld`, linear in time: the parts of the host cannot overlap. */
const simpleAddress = /^[^\s@<>]+@[^\s@.<>]+(?:\.[^\s@.<>]+)+$/;

/** What makes `<` the beginning of a tag, of a comment or of a declaration; `<3`, `< 7` are text. */
const opensTag = /[a-z/!?]/i;

/**
 * Text without tags, to a fixed point: `<<b>script>` leaves nothing behind. Text stays, entities
 * too (specification, section 5). One pass over the characters, so hostile input costs no more time
 * than any other.
 */
export function stripHtml(text: string): string {
  if (!text.includes("<")) return text;
  const kept: string[] = [];
  /** Where the first tag that is still open began, in `kept`. */
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

/**
 * A text as it is sent: without tags, invisible characters and surrounding space, and composed (NFC).
 * Cleaning a clean text changes nothing.
 */
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

/** Digits, spaces, dashes, parentheses and `+` of a phone number. */
export const cleanPhone = (phone: string): string =>
  cleanText(phone)
    .replace(/[^\d ()+-]/g, "")
    .trim();

/** The cleaned address; empty when it has not the simple shape of one, as `user@localhost`. */
export function cleanEmail(email: string): string {
  const cleaned = cleanText(email);
  return simpleAddress.test(cleaned) ? cleaned : "";
}
