const hyphenated = "[a-z0-9]+(-[a-z0-9]+)*";

/** File and folder names become part of a URL. */
export const namePattern = new RegExp(`^${hyphenated}$`);

/** Describes {@link namePattern}. */
export const nameWords = "lower-case words joined by hyphens";

export const nameProblem = (name: string): string | undefined =>
  namePattern.test(name) ? undefined : `is named "${name}": use ${nameWords}`;

/** Matches a route such as `/services/seo`, whose segments all have valid names. */
export const addressPattern = new RegExp(`^(/${hyphenated})+$`);
