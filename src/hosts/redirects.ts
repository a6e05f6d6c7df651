export interface Redirect {
  /** The old path, without a trailing slash. */
  readonly from: string;
  /** A path on this site or a URL on another site. */
  readonly to: string;
  readonly status: number;
}

/** Returns the path with and without a trailing slash, because some hosts treat them as different paths. */
export const spellings = ({ from }: Redirect): readonly string[] => [from, `${from}/`];

/** Maximum number of rules that Cloudflare Pages reads from `_redirects` (see its documentation). */
const maximumRedirects = 2000;
/** Maximum number of characters that Cloudflare Pages reads from a `_redirects` rule. */
export const longestRule = 1000;

export const rulesOf = (redirect: Redirect): string[] =>
  spellings(redirect).map((from) => `${from} ${redirect.to} ${redirect.status}`);

/** Throws an error if Cloudflare Pages wouldn't read all of the file. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const rules = redirects.flatMap(rulesOf);
  if (rules.length > maximumRedirects) {
    const limit = `but Cloudflare Pages reads only ${maximumRedirects}`;
    throw new Error(`_redirects has ${rules.length} rules, ${limit}`);
  }
  const long = rules.find((rule) => rule.length > longestRule);
  if (long !== undefined) {
    const limit = `but Cloudflare Pages reads only ${longestRule}`;
    throw new Error(`A _redirects rule has ${long.length} characters, ${limit}: ${long}`);
  }
  return rules.map((rule) => `${rule}\n`).join("");
}

/** The result contains each old path twice, without and with a trailing slash. */
export const readRedirectsFile = (text: string): readonly Redirect[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split(" "))
    .map(([from = "", to = "", status]) => ({ from, to, status: Number(status) }));
