import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type GatsbyCache } from "gatsby";
import { shareImagePath } from "../../seo/site-images";
import { publishedFiles } from "../site/published-files";
import { type PublishedPage } from "../site/published-pages";
import { shareCard } from "./share-card";

type Card = ReturnType<typeof shareCard>;

/** How cards are drawn as PNG, and where Gatsby keeps which card each image shows. */
interface Drawing {
  readonly draw: (card: Card) => Promise<Buffer>;
  readonly version: string;
  readonly cache: Pick<GatsbyCache, "get" | "set">;
}

/**
 * Writes the share image of every page, and removes those of pages that are gone. An image is drawn again
 * only when its card or the way of drawing has changed, or after Gatsby emptied its cache.
 *
 * @returns how many were drawn.
 */
export async function writeShareImages(
  pages: readonly PublishedPage[],
  name: string,
  site: string,
  { draw, version, cache }: Drawing,
): Promise<number> {
  const folder = dirname(shareImagePath("/"));
  mkdirSync(join(site, folder), { recursive: true });
  const gone = new Set(publishedFiles(join(site, folder)).map((path) => `${folder}${path}`));
  let drawn = 0;
  for (const page of pages) {
    const path = shareImagePath(page.route);
    gone.delete(path);
    const card = shareCard(page, name);
    const digest = digestOf(card, version);
    if (existsSync(join(site, path)) && (await cache.get(path)) === digest) continue;
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), await draw(card));
    await cache.set(path, digest);
    drawn += 1;
  }
  for (const path of gone) rmSync(join(site, path));
  return drawn;
}

/** Digest of a card's elements, without React's own fields, which start with `_`. */
const digestOf = (card: Card, version: string): string =>
  createHash("sha256")
    .update(version)
    .update(
      JSON.stringify(card, (key, value: unknown) => (key.startsWith("_") ? undefined : value)),
    )
    .digest("hex");
