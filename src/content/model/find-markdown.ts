/** Matches links, bold and struck text, code, HTML tags, headings, and italic text. */
const markup: readonly RegExp[] = [
  /\[[^\]]+\]\([^)]*\)/,
  /(\*\*|__|~~)(?=\S)[^*_~]*[^*_~\s]\1/,
  /`[^`]+`/,
  /<\/?(a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)( [^<>]*=[^<>]*)? ?\/?>/i,
  /^#{1,6} /,
  /(?<![\w*])\*(?=[^\s*])[^*]*[^\s*]\*(?![\w*])/,
  /(?<!\w)_(?=[^\s_])[^_]*[^\s_]_(?!\w)/,
];

/** Explains Markdown in a text that isn't formatted. Only the bodies of MDX files are. */
export function markdownProblem(text: string): string | undefined {
  for (const pattern of markup) {
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    const language = found.startsWith("<") ? "HTML" : "Markdown";
    return `has ${language}, which the page would show as typed, "${found}": remove everything but the words`;
  }
  return undefined;
}
