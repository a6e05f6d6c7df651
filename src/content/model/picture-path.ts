import { posix } from "node:path";

/** Start of the path that the CMS writes for a picture from its media library. Refers to `content/images`. */
export const pictureFolder = "/images";

/** Converts a path that starts with `/images/` or is relative to `file` to a path relative to `content/`. */
export const picturePath = (written: string, file: string): string =>
  written.startsWith(`${pictureFolder}/`)
    ? posix.normalize(written.slice(1))
    : posix.join(posix.dirname(file), written);
