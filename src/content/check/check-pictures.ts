import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { fileProblem, type Problem } from "../model/problem";

/**
 * Decoding results by path, size and modification time, so that `--watch` decodes only new and changed
 * pictures.
 */
const known = new Map<string, Promise<boolean>>();

/** Without this check, a damaged picture would stop Gatsby's build with an error that doesn't name it. */
export async function checkPictures(content: string): Promise<Problem[]> {
  const folder = join(content, "images");
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const pictures = names.filter((name) => /\.(avif|jpe?g|png|webp)$/i.test(name));
  const problems = await Promise.all(
    pictures.map(async (name) => {
      const file = join(folder, name);
      const { size, mtimeMs } = statSync(file);
      const key = `${file} ${size} ${mtimeMs}`;
      const decoding = known.get(key) ?? isDecodable(file);
      known.set(key, decoding);
      const message = "can't be opened as a picture: save it again from the original";
      return (await decoding) ? [] : [fileProblem(`images/${name.replaceAll("\\", "/")}`, message)];
    }),
  );
  return problems.flat();
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
