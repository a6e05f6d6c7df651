import { posix } from "node:path";

/** Prefix that the CMS gives to pictures from its media library. The prefix refers to the folder `content/images`. */
export const pictureFolder = "/images";

/**
 * Resolves the path of a picture to a path below `content/`.
 *
 * @param written - The path as the content file has it: below `/images`, or relative to the content file.
 * @param file - Path of the content file below `content/`.
 */
export const picturePath = (written: string, file: string): string =>
  written.startsWith(`${pictureFolder}/`)
    ? posix.normalize(written.slice(1))
    : posix.join(posix.dirname(file), written);
