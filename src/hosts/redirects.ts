export interface Redirect {
  /** The old path, without a trailing slash. */
  readonly from: string;
  /** The new address: a page of this site or a URL on another site. */
  readonly to: string;
  readonly status: number;
}

/**
 * Returns both forms of the old path, with and without a trailing slash, because some hosts distinguish them.
 */
export const spellings = ({ from }: Redirect): readonly string[] => [from, `${from}/`];

/**
 * Maximum number of rules in `_redirects`. Cloudflare Pages ignores the rules after that (see its
 * documentation).
 */
const maximumRedirects = 2000;
/** Maximum length of a rule in `_redirects`, in characters. Cloudflare Pages ignores longer rules. */
export const longestRule = 1000;

/** Returns the two lines of a redirect in `_redirects`, with and without a trailing slash. */
export const rulesOf = (redirect: Redirect): string[] =>
  spellings(redirect).map((from) => `${from} ${redirect.to} ${redirect.status}`);

/**
 * Returns the content of `_redirects`, for Netlify and Cloudflare Pages. Throws an error if Cloudflare Pages
 * would ignore a rule.
 */
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

/** Parses `_redirects`. Returns two redirects for each old path, with and without a trailing slash. */
export const readRedirectsFile = (text: string): readonly Redirect[] =>
  text
    .split("\n")
    .map((line) => line.split(" "))
    .map(([from = "", to = "", status]) => ({ from, to, status: Number(status) }));
