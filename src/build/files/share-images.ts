import { dirname } from "node:path";
import { shareImagePath, shareImageSize } from "../../seo/site-images";
import { type PublishedPage } from "../site/published-pages";
import { convertToPng, loadRenderer } from "./render-picture";
import { shareCard } from "./share-card";
import { type PictureCache, updatePictures } from "./update-pictures";

/** Returns the number of images drawn. */
export function writeShareImages(
  pages: readonly PublishedPage[],
  name: string,
  site: string,
  cache: PictureCache,
): Promise<number> {
  const render = loadRenderer();
  const pictures = pages.map((page) => {
    const card = shareCard(page, name);
    const draw = async () => [await convertToPng(await render(card, shareImageSize))];
    return { paths: [shareImagePath(page.route)] as const, content: card, draw };
  });
  return updatePictures({ site, folder: dirname(shareImagePath("/")), cache }, pictures);
}
