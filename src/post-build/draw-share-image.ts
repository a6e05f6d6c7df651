import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { shareImageSize } from "../seo/share-image";
import { type shareCard } from "./share-card";

/** satori reads ttf, otf and woff; the site's own subset is woff2. */
const fontFile =
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff";

/** Draws a card as PNG. A palette keeps it near 30 KB; previews ignore images that are slow to come. */
export async function drawShareImage(card: ReturnType<typeof shareCard>): Promise<Buffer> {
  const font = { name: "Display", data: readFileSync(resolve(fontFile)), weight: 700 } as const;
  const svg = await satori(card, { ...shareImageSize, fonts: [font] });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
}
