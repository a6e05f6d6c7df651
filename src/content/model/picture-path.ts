import { posix } from "node:path";

/** Picture paths from the CMS start with this folder name, which stands for `content/images`. */
export const pictureFolder = "/images";

/** Returns a path relative to `content/`. `written` starts with `/images/` or is relative to `file`. */
export const picturePath = (written: string, file: string): string =>
  written.startsWith(`${pictureFolder}/`)
    ? posix.normalize(written.slice(1))
    : posix.join(posix.dirname(file), written);
