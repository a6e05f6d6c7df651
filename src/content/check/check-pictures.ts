import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { fileProblem, type Problem } from "../model/problem";

/**
 * Cached decoding results by path, size and modification time. With `--watch`, the check runs on all files
 * after every change and decodes only changed pictures.
 */
const known = new Map<string, Promise<boolean>>();

/** Reports pictures that can't be decoded. Gatsby would stop the build without naming the file. */
export async function checkPictures(content: string): Promise<Problem[]> {
  const folder = join(content, "images");
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  const pictures = names.filter((name) => /\.(avif|jpe?g|png|webp)$/i.test(name));
  const problems = await Promise.all(
    pictures.map(async (name) => {
      const file = join(folder, name);
      const { size, mtimeMs } = statSync(file);
      const key = `${file} ${size} ${mtimeMs}`;
      const decoding = known.get(key) ?? isDecodable(file);
      known.set(key, decoding);
      const message = "is not a picture that can be opened: save it again from the original";
      return (await decoding) ? [] : [fileProblem(`images/${name.replaceAll("\\", "/")}`, message)];
    }),
  );
  return problems.flat();
}

/** Decodes a picture file completely. The 1-pixel target saves most of the time for JPEG and WebP files. */
const isDecodable = (file: string): Promise<boolean> =>
  sharp(file)
    .resize(1)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
