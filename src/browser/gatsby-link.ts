// Replaces the `gatsby-link` package in the bundle (see `build/bundle/browser-bundle.ts`). The package
// consists mostly of a link component, which this site doesn't need, because `follow-links.ts` handles all
// links.

export const navigate = (to: string | number, options?: object): void => window.___navigate(to, options);

export function parsePath(path: string): Pick<URL, "pathname" | "search" | "hash"> {
  return new URL(path, window.location.href);
}

/** These exports do nothing. They exist because Gatsby's index module re-exports their names. */
const absent = undefined;
export { absent as Link, absent as withPrefix, absent as withAssetPrefix };
