import { posix } from "node:path";

/** The address at which the CMS names the folder of all pictures. */
export const pictureFolder = "/images";

/** Path below `content/` of a picture that a file names, as the CMS does or relative to the file. */
export const picturePath = (written: string, file: string): string =>
  written.startsWith(`${pictureFolder}/`)
    ? posix.normalize(written.slice(1))
    : posix.join(posix.dirname(file), written);
