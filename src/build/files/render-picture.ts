import { readFileSync } from "node:fs";
import { type ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import { displayFontFile } from "../site/wordmark";

const textFont = (file: string, name: string, weight: 400 | 700) => {
  const path = `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-${file}-normal.woff`;
  return { path, name, weight };
};

/** Pictures use one font family for all text, whereas pages use the system font for body text. */
export const fontFiles = [
  { path: displayFontFile, name: "Display", weight: 700 as const },
  textFont("latin-400", "Text", 400),
  textFont("latin-700", "Text", 700),
  // Fallback fonts need a different name, because satori looks for missing characters only in fonts with
  // other names.
  textFont("latin-ext-400", "Fallback", 400),
  textFont("latin-ext-700", "Fallback", 700),
];

/** The returned function draws a card as an SVG. The card must not contain React components. */
export function loadRenderer() {
  const fonts = fontFiles.map(({ path, ...font }) => ({ ...font, data: readFileSync(path) }));
  return async (card: ReactNode, size: { readonly width: number; readonly height?: number }) =>
    withoutMasks(await satori(card, { ...size, fonts }));
}

/** Removes satori's masks, which would double the drawing time. They hide overflow, and nothing overflows. */
const withoutMasks = (svg: string): string =>
  svg.replaceAll(/<mask.*?<\/mask>|<defs>.*?<\/defs>| (?:mask|clip-path)="url\([^"]*\)"/g, "");

/** A palette would shrink a share image from 60 KB to 18 KB, but triple the conversion time. */
export const convertToPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
