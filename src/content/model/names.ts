import { findInvisibleCharacter } from "./invisible-characters";

const hyphenated = "[a-z0-9]+(-[a-z0-9]+)*";

/** File and folder names must be valid in URLs, because they become part of a page's address. */
export const namePattern = new RegExp(`^${hyphenated}$`);

export const nameWords = "lower-case words joined by hyphens";

/** Published files have longer names, such as `<name>.html.br`. File systems allow 255 bytes. */
const longestName = 100;

export const nameProblem = (name: string): string | undefined => problemOfName(name, namePattern, nameWords);

/** A picture's name becomes part of its address. Other characters need an escape, which some hosts get wrong. */
export const pictureNameProblem = (name: string): string | undefined =>
  problemOfName(name, /^[a-z0-9_-]+$/, "lower-case letters, digits, hyphens, and underscores");

function problemOfName(name: string, pattern: RegExp, allowed: string): string | undefined {
  const invisible = findInvisibleCharacter(name);
  if (invisible !== undefined) {
    return `is named with the invisible character ${invisible.character}: rename it`;
  }
  if (name.length > longestName) {
    return `has a name of ${name.length} characters, but at most ${longestName} are allowed`;
  }
  return pattern.test(name) ? undefined : `is named "${name}": use ${allowed}`;
}

/** Matches routes such as `/services/seo`. Each segment must be a valid name. */
export const addressPattern = new RegExp(`^(/${hyphenated})+$`);
