import { distance } from "fastest-levenshtein";

/**
 * Returns the known word with the smallest edit distance. The distance can be at most 2, or 40% of the length
 * of `part`, whichever is greater. For a path, `part` is the last segment, because a limit based on the whole
 * path would let unrelated pages match.
 */
export function nearestWord(word: string, known: readonly string[], part = word): string | undefined {
  const distances = known.map((option) => distance(word.toLowerCase(), option.toLowerCase()));
  const least = Math.min(...distances);
  return least > Math.max(2, part.length * 0.4) ? undefined : known[distances.indexOf(least)];
}

export function didYouMean(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}

/** Suggests the closest address. If none is close, lists all addresses, unless there are more than 12. */
export function nearestAddress(address: string, known: readonly string[]): string {
  const nearest = nearestWord(address, known, address.slice(address.lastIndexOf("/") + 1));
  if (nearest !== undefined) return `; did you mean ${nearest}?`;
  return known.length > 12 ? "" : `; choose from: ${known.join(", ")}`;
}

export function allowedWords(word: string, known: readonly string[], none = "allowed: none"): string {
  if (known.length === 0) return `; ${none}`;
  const suggestion = didYouMean(word, known);
  const list = known.join(", ");
  return suggestion === "" ? `; allowed: ${list}` : `${suggestion} Allowed: ${list}`;
}
