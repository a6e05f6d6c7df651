import wordmark from "./wordmark.json";

/**
 * SVG path of the logo's letters. It's not in `logo.ts`, because pages load it from a file (`drawingsPath`), and
 * a long name would make every page's scripts larger.
 */
export const logoLetters = wordmark.path;
