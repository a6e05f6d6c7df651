import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { shareImagePath } from "../seo/share-image";
import { type PublishedPage } from "./published-pages";
import { shareCard } from "./share-card";

/** Where images go, and where they are kept between builds. */
interface Folders {
  readonly site: string;
  readonly cache: string;
}

/** Draws a card as PNG. */
type Draw = (card: ReturnType<typeof shareCard>) => Promise<Buffer>;

/**
 * Writes the share image of every page, and removes those of pages that are gone. An image is kept
 * under the digest of all that it shows and drawn again only when that changes.
 *
 * @returns how many were drawn.
 */
export async function writeShareImages(
  pages: readonly PublishedPage[],
  name: string,
  folders: Folders,
  draw: Draw,
): Promise<number> {
  mkdirSync(folders.cache, { recursive: true });
  rmSync(join(folders.site, dirname(shareImagePath("/"))), { recursive: true, force: true });
  const kept = new Set<string>();
  let drawn = 0;
  for (const page of pages) {
    const card = shareCard(page, name);
    const file = `${digestOf(card)}.png`;
    const image = join(folders.cache, file);
    if (!existsSync(image)) {
      writeFileSync(image, await draw(card));
      drawn += 1;
    }
    kept.add(file);
    const target = join(folders.site, shareImagePath(page.route));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(image, target);
  }
  for (const file of readdirSync(folders.cache)) {
    if (!kept.has(file)) rmSync(join(folders.cache, file));
  }
  return drawn;
}

/** Digest of a card's elements; React's own notes on them, which start with `_`, say nothing of it. */
const digestOf = (card: ReturnType<typeof shareCard>): string =>
  createHash("sha256")
    .update(
      JSON.stringify(card, (key, value: unknown) => (key.startsWith("_") ? undefined : value)),
    )
    .digest("hex");
