/** Name of the face of headlines: Bricolage Grotesque, one weight, subset. */
export const displayFontName = "Display";

/** Address of its file; docs/architecture.md says how it was made. */
export const displayFontPath = "/fonts/bricolage-grotesque-display.woff2";

/**
 * Its rule, for the head of every document: the style sheet of the page components is moved while
 * hydrating, and a browser then loads the faces in it again. `optional`: a face that comes late is not
 * swapped in, so headlines paint at once and stay where they are.
 */
export const displayFontFace = `@font-face{font-family:${displayFontName};src:url(${displayFontPath}) format("woff2");font-weight:700;font-display:optional}`;
