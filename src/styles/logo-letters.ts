import wordmark from "./wordmark.json";

/** SVG path of the logo's letters. Pages load it from a file (`drawingsPath`). */
export const logoLetters = wordmark.path;
