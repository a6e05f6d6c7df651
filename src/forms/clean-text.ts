import { stripHtml } from "./strip-html";

const lineBreaks = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** Includes the blank Braille pattern. */
const spaces = /[\t\p{Zs}\u2800]/gu;

const dashes = /[\p{Pd}\u2212]/gu;

/**
 * Control characters, bidirectional characters, halves of surrogate pairs, and other invisible characters. The
 * lookahead excludes line feeds, combining marks (such as variation selectors), and {@link joiners}.
 */
const harmful =
  /(?![\n\p{M}\u180E\u200B-\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u{1D159}]/gu;

/** Letters of scripts that use invisible separators inside or between words. */
const separated = "[\\p{sc=Khmr}\\p{sc=Laoo}\\p{sc=Mong}\\p{sc=Mymr}\\p{sc=Thai}]";

/** Places where an invisible character is part of a word or an emoji. */
const joined = [
  // Joiners inside a word, as in Persian. Some Arabic words have three in a row.
  "(?<=[\\p{L}\\p{N}]\\p{M}*)[\\u200C\\u200D]{1,3}(?=[\\p{L}\\p{M}\\p{N}])",
  // At the end of a word, a joiner changes the shape of an Arabic letter or of an Indic letter with a mark.
  "(?<=(?=\\p{L})\\p{sc=Arab}\\p{M}*|\\p{L}\\p{M}*(?!\\p{sc=Zinh})\\p{M})\\u200D",
  `(?<=${separated})[\\u180E\\u200B](?=${separated})`,
  // Emoji made of several emoji, such as families.
  "(?<=\\p{ExtPict}[\\p{EMod}\\uFE0F]?)\\u200D(?=\\p{ExtPict})",
  // Flags of regions, such as Scotland.
  "(?<=\\u{1F3F4})[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}",
];

/** Invisible characters that join others. The first group matches only if they are in a word or an emoji. */
const joiners = new RegExp(
  `(?=[\\u180E\\u200B-\\u200D\\u{E0020}-\\u{E007F}])(?:(${joined.join("|")})|.)`,
  "gsu",
);

/** Combining marks without a base character, such as an accent after a space. */
const looseMarks = /(^|\s)\p{M}+/gu;

/** Matches `name@host.tld` in linear time, because adjacent parts can't match the same character. */
const simpleAddress = /^[^\s@<>]+@[^\s@.<>]+(?:\.[^\s@.<>]+)+$/;

/**
 * Makes text plain: removes HTML and harmful or stray invisible characters, and trims the text. Cleaning the
 * result again doesn't change it.
 */
export function cleanText(text: string): string {
  const visible = text
    .replace(lineBreaks, "\n")
    .replace(spaces, " ")
    .replace(harmful, "")
    .replace(joiners, (_, joiner = "") => joiner);
  return stripHtml(visible).replace(looseMarks, "$1").normalize("NFC").trim();
}

export const cleanLine = (text: string): string =>
  cleanText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");

export const cleanPhone = (phone: string): string => cleanText(phone.replace(dashes, "-"));

/** Returns an empty string if the address doesn't have the form `name@host.tld`. */
export function cleanEmail(email: string): string {
  const cleaned = cleanText(email);
  return simpleAddress.test(cleaned) ? cleaned : "";
}
