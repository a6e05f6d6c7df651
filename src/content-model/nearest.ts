import { closest, distance } from "fastest-levenshtein";

/** ` did you mean "ads"?` with a mark before it, when a word is misspelt; empty when none is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const lower = word.toLowerCase();
  const inLower = known.map((option) => option.toLowerCase());
  if (inLower.length === 0) return "";
  const nearest = closest(lower, inLower);
  if (distance(lower, nearest) > Math.max(2, lower.length * 0.4)) return "";
  return `; did you mean "${known[inLower.indexOf(nearest)]}"?`;
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
