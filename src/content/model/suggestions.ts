import { distance } from "fastest-levenshtein";

/**
 * The known word that a misspelt one was meant to be; undefined when none is near.
 *
 * @param part - The part of the word that may be misspelt, when the rest of it is shared by many.
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

/** `did you mean "ads"?` with a mark before it, when a word is misspelt; empty when none is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}

/** The nearest address or, when none is near, all there are, if an editor can look through them, to end a message. */
export function nearestAddress(address: string, known: readonly string[]): string {
  const nearest = nearestWord(address, known, address.slice(address.lastIndexOf("/") + 1));
  if (nearest !== undefined) return `; did you mean ${nearest}?`;
  return known.length > 12 ? "" : `; there are: ${known.join(", ")}`;
}

/** The nearest word and all words that are allowed, as the end of a message. */
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
