/*
 * Replaces Gatsby's module of this name in the bundle (`build/bundle/browser-bundle.ts`). That one found the contact
 * page for `/contact%3Fa`, where the server has the 404 screen: React left an empty page. It also takes each query
 * for a page of its own, and loads its data again.
 */

/** The page at an address, in the one spelling that Gatsby's router has for a path: `%2e` is `.`, `%3F` is `%253F`. */
export const findPath = (address: string): string =>
  encodeURI(decodeURI(address.replace(/[?#].*/s, ""))).replace(/([^/])\/$/, "$1");

/** Gatsby's patterns of addresses, of which this site has none. */
export const findMatchPath = (): null => null;
export const grabMatchParams = (): object => ({});
export const setMatchPaths = (): void => undefined;
