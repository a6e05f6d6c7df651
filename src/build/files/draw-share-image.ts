import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { shareImageSize } from "../../seo/site-images";
import { type shareCard } from "./share-card";

/** satori reads ttf, otf and woff; the site's own subset is woff2. */
const fontFile =
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff";

/** Differs between ways of drawing, together with the packages: an image drawn in another way is drawn again. */
export const drawingVersion = readFileSync(resolve("src/build/files/draw-share-image.ts"), "utf8");

let fonts: Parameters<typeof satori>[1]["fonts"] | undefined;

/** The same list for every card: satori reads the letters of a list once. */
const loadedFonts = () =>
  (fonts ??= [{ name: "Display", data: readFileSync(resolve(fontFile)), weight: 700 }]);

/** A card as SVG. */
export const cardAsSvg = (card: ReturnType<typeof shareCard>): Promise<string> =>
  satori(card, { ...shareImageSize, fonts: loadedFonts() });

/**
 * Takes satori's masks and clips off. Each stands for a box that hides what overflows it; no box of the
 * card does, and drawing them takes as long as all the rest.
 */
export const withoutMasks = (svg: string): string =>
  svg.replace(/ (?:mask|clip-path)="url\([^"]*\)"/g, "");

/**
 * Draws a card as PNG of 60 KB; previews ignore images that are slow to come. A palette would make it 18 KB
 * and take three times as long.
 */
export async function drawShareImage(card: ReturnType<typeof shareCard>): Promise<Buffer> {
  return sharp(Buffer.from(withoutMasks(await cardAsSvg(card))))
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}
