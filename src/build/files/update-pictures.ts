import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type GatsbyCache } from "gatsby";
import { findPublishedFiles } from "../../files";
import { fontFiles } from "./render-picture";

export interface Picture {
  /** Addresses of the picture's files. `draw` returns the files' contents in the same order. */
  readonly paths: readonly [string, ...string[]];
  /** Everything that the drawing depends on, except code and fonts. */
  readonly content: object;
  readonly draw: () => Promise<readonly (Buffer | string)[]>;
}

export type PictureCache = Pick<GatsbyCache, "get" | "set">;

interface Target {
  readonly site: string;
  /** Folder for the pictures. All other CSV, PNG, and SVG files in this folder are deleted. */
  readonly folder: string;
  readonly cache: PictureCache;
}

/** Files that affect every picture. If one of them changes, all pictures are redrawn. */
const sources = [
  "src/build/files/figure-files.ts",
  "src/build/files/render-picture.ts",
  "src/build/files/share-images.ts",
  "src/build/files/update-pictures.ts",
  "src/build/site/wordmark.tsx",
  ...fontFiles.map(({ path }) => path),
];

/** While sharp converts a picture in other threads, satori draws the next one. */
const atOnce = 4;

/** Draws the pictures whose content or source files have changed. Returns the number of pictures drawn. */
export async function updatePictures({ site, folder, cache }: Target, pictures: readonly Picture[]) {
  const sourceHash = createHash("sha256");
  for (const file of sources) sourceHash.update(readFileSync(file));
  mkdirSync(join(site, folder), { recursive: true });
  const existing = findPublishedFiles(join(site, folder)).filter((path) => /\.(?:csv|png|svg)$/.test(path));
  const outdated = new Set(existing.map((path) => folder + path));
  let drawn = 0;
  const update = async ({ paths, content, draw }: Picture): Promise<void> => {
    for (const path of paths) outdated.delete(path);
    const digest = sourceHash.copy().update(serialize(content)).digest("hex");
    const files = paths.map((path) => join(site, path));
    if (files.every((file) => existsSync(file)) && (await cache.get(paths[0])) === digest) return;
    const contents = await draw();
    // Forget the earlier digest first, because a full disk could cut a file off.
    await cache.set(paths[0], "");
    for (const [index, file] of files.entries()) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, contents[index] ?? "");
    }
    await cache.set(paths[0], digest);
    drawn += 1;
  };
  for (let start = 0; start < pictures.length; start += atOnce) {
    await Promise.all(pictures.slice(start, start + atOnce).map(update));
  }
  for (const path of outdated) rmSync(join(site, path));
  return drawn;
}

/** Serializes elements without React's internal fields, whose names start with `_`. */
const serialize = (content: object): string =>
  JSON.stringify(content, (key, value: unknown) => (key.startsWith("_") ? undefined : value));
