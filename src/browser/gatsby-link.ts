/*
 * Replaces Gatsby's package of this name in the bundle (`build/bundle/browser-bundle.ts`). Most of it is a
 * link component that this site does not use: `follow-links.ts` serves all links.
 */

export const navigate = (to: string | number, options?: object): void =>
  window.___navigate(to, options);

export function parsePath(path: string): Pick<URL, "pathname" | "search" | "hash"> {
  return new URL(path, window.location.href);
}

/** Gatsby's index exports these too; nothing uses them. */
export const [Link, withPrefix, withAssetPrefix] = [undefined, undefined, undefined];
