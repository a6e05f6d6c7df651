import { logoMark } from "./tally";
import wordmark from "./wordmark.json";

/** At this scale, the agency's name is 24 SVG units high. */
const letters = { left: 40, top: 1.6, scale: 0.3 };

/** The logo's geometry, for pages and for the contact function, which doesn't use React. */
export const logo = {
  name: wordmark.name,
  width: Math.ceil(letters.left + wordmark.width * letters.scale),
  height: 32,
  ...logoMark,
  lettersTransform: `translate(${letters.left} ${letters.top}) scale(${letters.scale})`,
} as const;
