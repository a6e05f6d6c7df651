import { distance } from "fastest-levenshtein";

/**
 * Finds the known word that is closest to a misspelled word. The edit distance (Levenshtein) may be at most 2 or 40%
 * of the length of `part`, whichever is larger.
 *
 * @param part - The part of the word that limits the edit distance, such as the last segment of a path. The length of
 * the whole path would allow so many typos that unrelated pages in the same folder match.
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

/**
 * Returns a suggestion to append to an error message, such as `; did you mean "ads"?`. Returns an empty string if no
 * known word is close enough.
 */
export function didYouMean(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}

/**
 * Returns a suggestion to append to an error message about an unknown address. Suggests the closest known address. If
 * no known address is close enough, lists all known addresses, or returns an empty string if there are more than 12.
 */
export function nearestAddress(address: string, known: readonly string[]): string {
  const nearest = nearestWord(address, known, address.slice(address.lastIndexOf("/") + 1));
  if (nearest !== undefined) return `; did you mean ${nearest}?`;
  return known.length > 12 ? "" : `; choose from: ${known.join(", ")}`;
}

/**
 * Returns text to append to an error message about an unknown word. The text suggests the closest known word, if one
 * is close enough, and lists all known words.
 *
 * @param none - Text to append if there are no known words.
 */
export function allowedWords(
  word: string,
  known: readonly string[],
  none = "allowed: none",
): string {
  if (known.length === 0) return `; ${none}`;
  const suggestion = didYouMean(word, known);
  const list = known.join(", ");
  return suggestion === "" ? `; allowed: ${list}` : `${suggestion} Allowed: ${list}`;
}
