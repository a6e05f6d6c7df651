const words = "[a-z0-9]+(-[a-z0-9]+)*";

/** What names of files and folders look like, since they become addresses. */
export const namePattern = new RegExp(`^${words}$`);

/** {@link namePattern} in words. */
export const nameWords = "lower-case words joined by hyphens";

/** What is wrong with the name of a file or folder, or `undefined`. */
export const nameProblem = (name: string): string | undefined =>
  namePattern.test(name) ? undefined : `is named "${name}", ${nameWords} are allowed`;

/** An address of the site: names, each after a slash. */
export const addressPattern = new RegExp(`^(/${words})+$`);
