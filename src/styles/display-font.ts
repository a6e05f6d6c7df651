/** CSS name of the headline font, a subset of Bricolage Grotesque in one weight. */
export const displayFontName = "Display";

/** URL of the headline font's file. docs/architecture.md explains how the file was made. */
export const displayFontPath = "/fonts/bricolage-grotesque-display.woff2";

/**
 * `@font-face` rule of the headline font, for the head of every document. The rule isn't part of the page's styles,
 * because hydration moves those styles, and browsers would then load the font again. With `font-display: optional`, a
 * font that loads late isn't swapped in, so headlines paint at once and don't shift.
 */
export const displayFontFace = `@font-face{font-family:${displayFontName};src:url(${displayFontPath}) format("woff2");font-weight:700;font-display:optional}`;
