/** CSS name of the headline font, a subset of Bricolage Grotesque in one weight. */
const displayFontName = "Display";

/** `docs/architecture.md` explains how the font file was made. */
export const displayFontPath = "/fonts/bricolage-grotesque-display.woff2";

/**
 * Bold system fonts to show until the headline font has loaded. `width` scales a font, in percent, so that
 * lines break at the same words as in the headline font (`docs/architecture.md`). Most browsers find a font
 * by its full name.
 */
const displayFallbacks = [
  {
    name: "Display Arial",
    width: 82.9,
    local: ["Arial Bold", "Liberation Sans Bold"],
  },
  // WebKit on Linux finds a font only by its family name and then uses the regular weight.
  { name: "Display Liberation", width: 87.2, local: ["Liberation Sans"] },
  { name: "Display Roboto", width: 88.8, local: ["Roboto Bold", "Roboto"] },
  { name: "Display Noto", width: 80.4, local: ["Noto Sans Bold"] },
];

/** Gives a fallback font, scaled to `width` percent, the headline font's ascent and descent. */
const verticalMetrics = (width: number) =>
  `ascent-override:${Math.round(9300 / width)}%;descent-override:${Math.round(2700 / width)}%`;

const fontFace = (name: string, source: string, more: string) =>
  `@font-face{font-family:${name};src:${source};font-weight:700;${more}}`;

export const displayFontFaces = [
  fontFace(displayFontName, `url(${displayFontPath}) format("woff2")`, "font-display:swap"),
  ...displayFallbacks.map(({ name, width, local }) => {
    const source = local.map((font) => `local("${font}")`).join();
    return fontFace(`"${name}"`, source, `size-adjust:${width}%;${verticalMetrics(width)}`);
  }),
].join("");
