import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { shareImagePath, shareImageSize } from "../../seo/site-images";
import { type PublishedPage } from "../site/published-pages";
import { displayFontFile } from "../site/wordmark";
import { shareCard } from "./share-card";
import { type PictureCache, updatePictures, withoutMasks } from "./update-pictures";

/** The headline font, and a font with more characters for names such as "Łódź". */
const fontFiles = [
  displayFontFile,
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff",
] as const;

/** Updates every page's share image. Returns the number of images drawn. */
export function writeShareImages(
  pages: readonly PublishedPage[],
  name: string,
  site: string,
  cache: PictureCache,
): Promise<number> {
  const fonts = fontFiles.map((file, index) => {
    // Satori takes missing characters from the fonts with other names.
    return {
      name: index === 0 ? "Display" : `Fallback ${index}`,
      data: readFileSync(file),
      weight: 700 as const,
    };
  });
  const sources = ["src/build/files/share-images.ts", fontFiles[0]];
  const pictures = pages.map((page) => {
    const card = shareCard(page, name);
    return { paths: [shareImagePath(page.route)] as const, content: card, draw: () => draw(card, fonts) };
  });
  return updatePictures({ site, folder: dirname(shareImagePath("/")), sources, cache }, pictures);
}

type Fonts = Parameters<typeof satori>[1]["fonts"];

/** Draws a PNG of about 60 KB. A color palette would reduce it to 18 KB but take three times as long. */
async function draw(card: ReturnType<typeof shareCard>, fonts: Fonts): Promise<readonly Buffer[]> {
  const svg = withoutMasks(await satori(card, { ...shareImageSize, fonts }));
  return [await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 3 }).toBuffer()];
}
