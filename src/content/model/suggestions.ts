import { distance } from "fastest-levenshtein";
import { findInvisibleCharacter } from "./invisible-characters";

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

/** Explains why `word` isn't one of the known words, although it may look like one of them. */
function explainDifference(word: string, known: readonly string[]): string | undefined {
  const invisible = findInvisibleCharacter(word);
  if (invisible !== undefined) return `; it ${invisible.message}`;
  const same = known.find((option) => option.normalize() === word.normalize());
  if (same === undefined) return undefined;
  return `; "${same}" looks the same, but its accents are stored as other characters: use letters without accents in both`;
}

export function didYouMean(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known);
  return explainDifference(word, known) ?? (nearest === undefined ? "" : `; did you mean "${nearest}"?`);
}

/** Suggests the closest address. If none is close, lists all addresses, unless there are more than 12. */
export function nearestAddress(address: string, known: readonly string[]): string {
  const explanation = explainDifference(address, known);
  if (explanation !== undefined) return explanation;
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
