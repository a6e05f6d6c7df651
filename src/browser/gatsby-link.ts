// Replaces the `gatsby-link` package in the bundle (see `build/bundle/browser-bundle.ts`). Most of that
// package is a link component that this site doesn't need, because `follow-links.ts` handles all links.

export const navigate = (to: string | number, options?: object): void => window.___navigate(to, options);

export function parsePath(path: string): Pick<URL, "pathname" | "search" | "hash"> {
  return new URL(path, window.location.href);
}

/** Gatsby's index module re-exports these names, so they must exist, although this site never uses them. */
const absent = undefined;
export { absent as Link, absent as withPrefix, absent as withAssetPrefix };
