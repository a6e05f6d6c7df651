const words = "[a-z0-9]+(-[a-z0-9]+)*";

/** Allowed file and folder names. They're restricted because they become part of a URL. */
export const namePattern = new RegExp(`^${words}$`);

/** Description of names that match {@link namePattern}, for messages to editors. */
export const nameWords = "lower-case words joined by hyphens";

/** Returns an error message for an invalid file or folder name, or `undefined` for a valid one. */
export const nameProblem = (name: string): string | undefined =>
  namePattern.test(name) ? undefined : `is named "${name}": use ${nameWords}`;

/** Matches a route such as `/services/seo`, whose segments all have valid names. */
export const addressPattern = new RegExp(`^(/${words})+$`);
