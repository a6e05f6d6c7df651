import { type Redirect, spellings } from "./redirect";

/** The file `_redirects` of Netlify and Cloudflare Pages. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap((redirect) =>
      spellings(redirect).map((from) => `${from} ${redirect.to} ${redirect.status}\n`),
    )
    .join("");
