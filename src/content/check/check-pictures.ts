import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { findFiles } from "../../files";
import { fileProblem, type Problem } from "../model/problem";

/** Reports damaged pictures by file name, because Gatsby's own error doesn't name the file. */
export async function checkPictures(content: string): Promise<Problem[]> {
  const folder = join(content, "images");
  const names = existsSync(folder) ? findFiles(folder) : [];
  const pictures = names.filter((name) => /\.(avif|jpe?g|png|webp)$/i.test(name));
  const areDecodable = await Promise.all(pictures.map((name) => isDecodable(join(folder, name))));
  const damaged = pictures.filter((_, index) => !areDecodable[index]);
  const message = "can't be opened as a picture: save it again from the original";
  return damaged.map((name) => fileProblem(`images/${name}`, message));
}

/** Resizing to a width of 1 pixel makes decoding much faster for JPEG and WebP files. */
const isDecodable = (file: string): Promise<boolean> =>
  sharp(file)
    .resize(1)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
