import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type GatsbyCache } from "gatsby";
import satori from "satori";
import sharp from "sharp";
import { shareImagePath, shareImageSize } from "../../seo/site-images";
import { findPublishedFiles } from "../../files";
import { type PublishedPage } from "../site/published-pages";
import { displayFontFile } from "../site/wordmark";
import { shareCard } from "./share-card";

/** The headline font, and a font with more characters for names such as "Łódź". */
const fontFiles = [
  displayFontFile,
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff",
] as const;

/**
 * Writes every page's share image, and removes the images of deleted pages. Redraws an image only if its card
 * (the elements from `share-card.tsx`), the font or this file has changed, or if the cache is empty.
 *
 * @returns The number of images drawn.
 */
export async function writeShareImages(
  pages: readonly PublishedPage[],
  name: string,
  site: string,
  cache: Pick<GatsbyCache, "get" | "set">,
): Promise<number> {
  const ownCode = readFileSync("src/build/files/share-images.ts");
  const cut = readFileSync(fontFiles[0]);
  const fonts = fontFiles.map((file, index) => {
    // Satori takes missing characters from the fonts with other names.
    return {
      name: index === 0 ? "Display" : `Fallback ${index}`,
      data: readFileSync(file),
      weight: 700 as const,
    };
  });
  const folder = dirname(shareImagePath("/"));
  mkdirSync(join(site, folder), { recursive: true });
  const outdated = new Set(findPublishedFiles(join(site, folder)).map((path) => folder + path));
  let drawn = 0;
  for (const page of pages) {
    const path = shareImagePath(page.route);
    const file = join(site, path);
    outdated.delete(path);
    const card = shareCard(page, name);
    const digest = createHash("sha256").update(ownCode).update(cut).update(serialize(card)).digest("hex");
    if (existsSync(file) && (await cache.get(path)) === digest) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw(card, fonts));
    await cache.set(path, digest);
    drawn += 1;
  }
  for (const path of outdated) rmSync(join(site, path));
  return drawn;
}

/** Serializes a card's elements without React's internal fields, whose names start with `_`. */
const serialize = (card: object): string =>
  JSON.stringify(card, (key, value: unknown) => (key.startsWith("_") ? undefined : value));

type Fonts = Parameters<typeof satori>[1]["fonts"];

/** Draws a PNG of about 60 KB. A color palette would reduce it to 18 KB but take three times as long. */
async function draw(card: ReturnType<typeof shareCard>, fonts: Fonts): Promise<Buffer> {
  const svg = await satori(card, { ...shareImageSize, fonts });
  // Remove satori's masks, which double the drawing time. They hide overflow, but nothing overflows here.
  const plain = svg.replace(/ (?:mask|clip-path)="url\([^"]*\)"/g, "");
  return sharp(Buffer.from(plain)).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
}
