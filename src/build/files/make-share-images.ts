import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type BuildArgs } from "gatsby";
import { drawShareImage } from "./draw-share-image";
import { type PublishedPage } from "../site/published-pages";
import { siteSettings } from "../site/site-settings";
import { writeShareImages } from "./write-share-images";

/**
 * Where images are kept between builds. Gatsby's own cache is emptied whenever a package or the
 * configuration changes; these stay true, since they are named after what they show.
 */
const kept = "node_modules/.cache/share-images";

/** Together with the packages, which {@link kept} goes with, all that says how a card is drawn. */
const drawingCode = "src/build/files/draw-share-image.ts";

/** Makes the share images of pages in `site`. */
export async function makeShareImages(
  { graphql, reporter }: BuildArgs,
  site: string,
  pages: readonly PublishedPage[],
): Promise<void> {
  const { name } = await siteSettings(graphql);
  const folders = { site, cache: resolve(kept) };
  const drawn = await writeShareImages(pages, name, folders, {
    draw: drawShareImage,
    version: readFileSync(resolve(drawingCode), "utf8"),
  });
  reporter.info(`Share images: ${drawn} drawn, ${pages.length - drawn} kept`);
}
