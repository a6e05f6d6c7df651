/** An address that leads on to another one, as the site's content says it. */
export interface Redirect {
  /** The old address: a path without a slash at its end. */
  readonly from: string;
  /** A page of this site, or an address elsewhere. */
  readonly to: string;
  readonly status: number;
}

/** Both spellings of the old address, for hosts that tell them apart. */
export const spellings = ({ from }: Redirect): readonly string[] => [from, `${from}/`];

/** Rules without patterns that Cloudflare Pages reads of the file (Cloudflare, Pages, Redirects). */
const mostRules = 2000;
/** Characters that it reads of a rule. */
export const longestRule = 1000;

/** The lines of `_redirects` for one redirect. */
export const rulesOf = (redirect: Redirect): string[] =>
  spellings(redirect).map((from) => `${from} ${redirect.to} ${redirect.status}`);

/**
 * The file `_redirects` of Netlify and Cloudflare Pages.
 *
 * @throws Error when a rule is longer, or there are more of them, than Cloudflare Pages reads.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const rules = redirects.flatMap(rulesOf);
  if (rules.length > mostRules) {
    throw new Error(`_redirects has ${rules.length} rules; Cloudflare Pages reads ${mostRules}`);
  }
  const long = rules.find((rule) => rule.length > longestRule);
  if (long !== undefined) {
    throw new Error(
      `A rule of _redirects has ${long.length} characters; Cloudflare Pages reads ${longestRule}: ${long}`,
    );
  }
  return rules.map((rule) => `${rule}\n`).join("");
}

/** The rules of a file that {@link redirectsFile} wrote: both spellings of an old address. */
export const readRedirectsFile = (text: string): readonly Redirect[] =>
  text
    .split("\n")
    .map((line) => line.split(" "))
    .map(([from = "", to = "", status]) => ({ from, to, status: Number(status) }));
