// Replaces Gatsby's `find-path` module in the bundle (see `build/bundle/browser-bundle.ts`). Gatsby's module
// has two problems:
// - For `/contact%3Fa`, it finds the contact page, although the server sends the 404 page. React then shows
//   nothing.
// - It loads a page's data again for each query string.

import { notFoundPath } from "../addresses";

declare global {
  interface Window {
    /** Gatsby's path for the page that the server sent. Set by `build/html/script-loader.js`. */
    pagePath?: string;
  }
}

/**
 * The visited path if the server sent the 404 page. Without this value, Gatsby would request the path again.
 */
const unknownAddress = window.pagePath === notFoundPath ? window.location.pathname : undefined;

/**
 * Returns an address's path, encoded as in Gatsby's router, which changes `%2e` to `.` and `%3F` to
 * `%253F`.
 */
const routerPath = (address: string): string =>
  encodeURI(decodeURI(address.replace(/[?#].*/s, ""))).replace(/([^/])\/$/, "$1");

export function findPath(address: string): string {
  const path = routerPath(address);
  const isUnknown = unknownAddress !== undefined && path === routerPath(unknownAddress);
  return isUnknown ? notFoundPath : path;
}

/** Stand-ins for Gatsby functions that only pages with a `matchPath` need. This site has no such pages. */
export const findMatchPath = (): null => null;
export const grabMatchParams = (): object => ({});
export const setMatchPaths = (): void => undefined;
