import { type Redirect, spellings } from "./redirect";

/** Rules without patterns that Cloudflare Pages reads of the file (Cloudflare, Pages, Redirects); Vercel takes 2,048. */
const mostRules = 2000;
/** Characters that it reads of a rule. */
const longestRule = 1000;

/**
 * The file `_redirects` of Netlify and Cloudflare Pages.
 *
 * @throws Error when a rule is longer, or there are more of them, than Cloudflare Pages reads.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const rules = redirects.flatMap((redirect) =>
    spellings(redirect).map((from) => `${from} ${redirect.to} ${redirect.status}`),
  );
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

/** The rules of a file that {@link redirectsFile} wrote: both ways of writing an old address. */
export const readRedirectsFile = (text: string): readonly Redirect[] =>
  text
    .split("\n")
    .map((line) => line.split(" "))
    .map(([from = "", to = "", status]) => ({ from, to, status: Number(status) }));
