/** CSS name of the headline font, a subset of Bricolage Grotesque in one weight. */
export const displayFontName = "Display";

/** `docs/architecture.md` explains how the font file was made. */
export const displayFontPath = "/fonts/bricolage-grotesque-display.woff2";

/**
 * Separate from the page's styles, because hydration moves those, and browsers would then load the font
 * again. With `font-display: optional`, a font that loads late isn't swapped in, so headlines don't shift.
 */
export const displayFontFace = `@font-face{font-family:${displayFontName};src:url(${displayFontPath}) format("woff2");font-weight:700;font-display:optional}`;
