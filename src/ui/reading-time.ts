/** Words of plain English that adults read in a minute without haste (Brysbaert 2019: 238). */
const wordsPerMinute = 238;

/** The reading time of a text, in the words of `pattern`, where `{minutes}` stands for the number. */
export const readingTimeOf = (words: number, pattern: string): string =>
  pattern.replace("{minutes}", String(Math.max(1, Math.round(words / wordsPerMinute))));
