/*
 * Replaces Gatsby's package of this name in the bundle (`build/bundle/browser-bundle.ts`). Most of it is a
 * link component that this site does not use: `follow-links.ts` serves all links.
 */

/** Takes the visitor to a route, or so many steps through the history. */
export const navigate = (to: string | number, options?: object): void =>
  window.___navigate(to, options);

/** The parts of an address, as Gatsby's navigation asks for them. */
export function parsePath(path: string): Pick<URL, "pathname" | "search" | "hash"> {
  return new URL(path, window.location.href);
}

/** Gatsby's index exports these too; nothing uses them. */
export const [Link, withPrefix, withAssetPrefix] = [undefined, undefined, undefined];
