import { distance } from "fastest-levenshtein";

/**
 * Finds the known word that is closest to a misspelled one. Accepts an edit distance of 2, or of 40% of the length
 * of `part` if that is more.
 *
 * @param part - The distinctive part of the word, such as the last segment of a path. A long prefix that many known
 * words share would otherwise allow for too many typos.
 * @returns `undefined` if no known word is close enough.
 */
export function nearestWord(
  word: string,
  known: readonly string[],
  part = word,
): string | undefined {
  const distances = known.map((option) => distance(word.toLowerCase(), option.toLowerCase()));
  const least = Math.min(...distances);
  return least > Math.max(2, part.length * 0.4) ? undefined : known[distances.indexOf(least)];
}

/** Returns the end of an error message, such as `; did you mean "ads"?`. Empty if no known word is close enough. */
export function didYouMean(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}

/**
 * Returns the end of an error message about an unknown address. Suggests the closest known address. If none is close
 * and there are at most 12, lists them all.
 */
export function nearestAddress(address: string, known: readonly string[]): string {
  const nearest = nearestWord(address, known, address.slice(address.lastIndexOf("/") + 1));
  if (nearest !== undefined) return `; did you mean ${nearest}?`;
  return known.length > 12 ? "" : `; there are: ${known.join(", ")}`;
}

/**
 * Returns the end of an error message about an unknown word: the closest known word, if any, and a list of all known
 * words.
 *
 * @param none - Text to use if there are no known words.
 */
export function allowedWords(
  word: string,
  known: readonly string[],
  none = "allowed are: none",
): string {
  if (known.length === 0) return `; ${none}`;
  const suggestion = didYouMean(word, known);
  const list = known.join(", ");
  return suggestion === "" ? `; allowed are: ${list}` : `${suggestion} Allowed are: ${list}`;
}
