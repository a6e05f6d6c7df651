import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type GatsbyCache } from "gatsby";
import satori from "satori";
import sharp from "sharp";
import { shareImagePath, shareImageSize } from "../../seo/site-images";
import { publishedFiles } from "../site/published-files";
import { type PublishedPage } from "../site/published-pages";
import { shareCard } from "./share-card";

/** satori reads ttf, otf and woff; the site's own subset is woff2. */
const fontFile =
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff";

/**
 * Writes the share image of every page, and removes those of pages that are gone. An image is drawn again
 * only when its card or the way of drawing has changed, or after Gatsby emptied its cache.
 *
 * @param cache - Keeps which card each image shows.
 * @returns how many were drawn.
 */
export async function writeShareImages(
  pages: readonly PublishedPage[],
  name: string,
  site: string,
  cache: Pick<GatsbyCache, "get" | "set">,
): Promise<number> {
  const wayOfDrawing = readFileSync("src/build/files/share-images.ts");
  const fonts: Fonts = [{ name: "Display", data: readFileSync(fontFile), weight: 700 }];
  const folder = dirname(shareImagePath("/"));
  mkdirSync(join(site, folder), { recursive: true });
  const gone = new Set(publishedFiles(join(site, folder)).map((path) => `${folder}${path}`));
  let drawn = 0;
  for (const page of pages) {
    const path = shareImagePath(page.route);
    const file = join(site, path);
    gone.delete(path);
    const card = shareCard(page, name);
    const digest = createHash("sha256").update(wayOfDrawing).update(textOf(card)).digest("hex");
    if (existsSync(file) && (await cache.get(path)) === digest) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw(card, fonts));
    await cache.set(path, digest);
    drawn += 1;
  }
  for (const path of gone) rmSync(join(site, path));
  return drawn;
}

/** A card's elements as text, without React's own fields, which start with `_`. */
const textOf = (card: object): string =>
  JSON.stringify(card, (key, value: unknown) => (key.startsWith("_") ? undefined : value));

type Fonts = Parameters<typeof satori>[1]["fonts"];

/** A card as PNG of 60 KB; with a palette it would have 18 KB and take three times as long. */
async function draw(card: ReturnType<typeof shareCard>, fonts: Fonts): Promise<Buffer> {
  const svg = await satori(card, { ...shareImageSize, fonts });
  // satori clips what overflows a box. Nothing does here, and the clips double the time of an image.
  const plain = svg.replace(/ (?:mask|clip-path)="url\([^"]*\)"/g, "");
  return sharp(Buffer.from(plain)).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
}
