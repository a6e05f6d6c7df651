import { posix } from "node:path";

/** Start of the path that the CMS writes for a picture from its media library. Refers to `content/images`. */
export const pictureFolder = "/images";

/**
 * Converts the path of a picture in a content file to a path relative to `content/`.
 *
 * @param written - The picture's path in the content file. Starts with `/images/` or is relative to the content file.
 * @param file - Path of the content file, relative to `content/`.
 */
export const picturePath = (written: string, file: string): string =>
  written.startsWith(`${pictureFolder}/`)
    ? posix.normalize(written.slice(1))
    : posix.join(posix.dirname(file), written);
