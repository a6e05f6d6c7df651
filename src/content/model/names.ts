import { posix } from "node:path";

const hyphenated = "[a-z0-9]+(-[a-z0-9]+)*";

/**
 * Pattern for file and folder names. They must be valid in URLs, because they become part of a page's
 * address.
 */
export const namePattern = new RegExp(`^${hyphenated}$`);

/** Describes {@link namePattern} in error messages and in the CMS. */
export const nameWords = "lower-case words joined by hyphens";

export const nameProblem = (name: string): string | undefined =>
  namePattern.test(name) ? undefined : `is named "${name}": use ${nameWords}`;

/** Pattern for a route such as `/services/seo`, in which each part is a valid name. */
export const addressPattern = new RegExp(`^(/${hyphenated})+$`);

/** Start of the paths that the CMS writes for pictures from its media library, in `content/images`. */
export const pictureFolder = "/images";

/**
 * Converts a picture's path to a path relative to `content/`. The original path starts with `/images/` or is
 * relative to `file`.
 */
export const picturePath = (written: string, file: string): string =>
  written.startsWith(`${pictureFolder}/`)
    ? posix.normalize(written.slice(1))
    : posix.join(posix.dirname(file), written);
