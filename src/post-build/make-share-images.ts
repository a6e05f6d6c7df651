import { join } from "node:path";
import { type BuildArgs } from "gatsby";
import { drawShareImage } from "./draw-share-image";
import { publishedPages } from "./published-pages";
import { siteSettings } from "./site-settings";
import { writeShareImages } from "./write-share-images";

/** Makes the share images of all pages in `site`; kept in Gatsby's own cache between builds. */
export async function makeShareImages(
  { graphql, cache, reporter }: BuildArgs,
  site: string,
): Promise<void> {
  const { name } = await siteSettings(graphql);
  const folders = { site, cache: join(cache.directory, "share-images") };
  const pages = await publishedPages(graphql);
  const drawn = await writeShareImages(pages, name, folders, drawShareImage);
  reporter.info(`Share images: ${drawn} drawn, ${pages.length - drawn} kept`);
}
