import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { findFiles } from "../../files";
import { isPublished } from "../model/kinds";
import { pictureNameProblem } from "../model/names";
import { pictureFolder } from "../model/picture-path";
import { fileProblem, type Problem } from "../model/problem";

/** Returns paths relative to `content/`, such as `images/office.jpg`. */
export function listPictures(content: string): string[] {
  const folder = join(content, pictureFolder);
  const names = existsSync(folder) ? findFiles(folder) : [];
  return names.filter((name) => /\.(avif|jpe?g|png|webp)$/i.test(name)).map((name) => `images/${name}`);
}

export function checkPictureNames(content: string): Problem[] {
  const problems: Problem[] = [];
  for (const path of listPictures(content).filter(isPublished)) {
    const names = path.replace(/\.\w+$/, "").split("/");
    const message = names.map(pictureNameProblem).find((found) => found !== undefined);
    if (message !== undefined) problems.push(fileProblem(path, message));
  }
  return problems;
}

/** Reports damaged pictures by file name, because Gatsby's own error doesn't name the file. */
export async function checkPictures(content: string): Promise<Problem[]> {
  const pictures = listPictures(content);
  const areDecodable = await Promise.all(pictures.map((path) => isDecodable(join(content, path))));
  const damaged = pictures.filter((_, index) => !areDecodable[index]);
  const message = "can't be opened as a picture: save it again from the original";
  return damaged.map((path) => fileProblem(path, message));
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
