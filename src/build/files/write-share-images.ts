import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { shareImagePath } from "../../seo/site-images";
import { publishedFiles } from "../site/published-files";
import { type PublishedPage } from "../site/published-pages";
import { renewFile } from "../site/renew-file";
import { shareCard } from "./share-card";

/** Where images go, and where they are kept between builds. */
interface Folders {
  readonly site: string;
  readonly cache: string;
}

type Card = ReturnType<typeof shareCard>;

/** How cards are drawn. */
interface Drawing {
  /** Draws a card as PNG. */
  readonly draw: (card: Card) => Promise<Buffer>;
  /** Differs between ways of drawing: an image that was drawn in another way is drawn again. */
  readonly version: string;
}

/**
 * Writes the share image of every page, and removes those of pages that are gone. An image is kept
 * under the digest of all that it shows and of how it is drawn, and drawn again only when that changes.
 * While one is painted, on another thread, the next is laid out.
 *
 * @returns how many were drawn.
 */
export async function writeShareImages(
  pages: readonly PublishedPage[],
  name: string,
  folders: Folders,
  { draw, version }: Drawing,
): Promise<number> {
  mkdirSync(folders.cache, { recursive: true });
  const site = join(folders.site, dirname(shareImagePath("/")));
  mkdirSync(site, { recursive: true });
  const gone = new Set(publishedFiles(site).map((path) => join(site, path)));
  const cards = new Map<string, { readonly card: Card; readonly targets: string[] }>();
  for (const page of pages) {
    const card = shareCard(page, name);
    const file = `${digestOf(card, version)}.png`;
    const target = join(folders.site, shareImagePath(page.route));
    const known = cards.get(file);
    if (known === undefined) cards.set(file, { card, targets: [target] });
    else known.targets.push(target);
    gone.delete(target);
  }
  let drawn = 0;
  const queue = [...cards];
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [file, { card, targets }] = next;
      const image = join(folders.cache, file);
      if (!existsSync(image)) {
        // Under its name only when it is whole, since it will be believed.
        writeFileSync(`${image}.part`, await draw(card));
        renameSync(`${image}.part`, image);
        drawn += 1;
      }
      for (const target of targets) renewFile(target, readFileSync(image));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const file of gone) rmSync(file);
  for (const file of readdirSync(folders.cache)) {
    if (!cards.has(file)) rmSync(join(folders.cache, file));
  }
  return drawn;
}

/** Digest of a card's elements; React's own notes on them, which start with `_`, say nothing of it. */
const digestOf = (card: Card, version: string): string =>
  createHash("sha256")
    .update(version)
    .update(
      JSON.stringify(card, (key, value: unknown) => (key.startsWith("_") ? undefined : value)),
    )
    .digest("hex");
