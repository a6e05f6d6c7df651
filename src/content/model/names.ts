import { posix } from "node:path";

const hyphenated = "[a-z0-9]+(-[a-z0-9]+)*";

/** File and folder names must be valid in URLs, because they become part of a page's address. */
export const namePattern = new RegExp(`^${hyphenated}$`);

export const nameWords = "lower-case words joined by hyphens";

export const nameProblem = (name: string): string | undefined =>
  namePattern.test(name) ? undefined : `is named "${name}": use ${nameWords}`;

/** Matches routes such as `/services/seo`. Each segment must be a valid name. */
export const addressPattern = new RegExp(`^(/${hyphenated})+$`);

/** Picture paths from the CMS start with this folder name, which stands for `content/images`. */
export const pictureFolder = "/images";

/** Returns a path relative to `content/`. `written` starts with `/images/` or is relative to `file`. */
export const picturePath = (written: string, file: string): string =>
  written.startsWith(`${pictureFolder}/`)
    ? posix.normalize(written.slice(1))
    : posix.join(posix.dirname(file), written);
