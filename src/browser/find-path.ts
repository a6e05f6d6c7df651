// Replaces Gatsby's `find-path` module in the bundle (see `build/bundle/browser-bundle.ts`). For
// `/contact%3Fa`, Gatsby's module finds the contact page, although the server sends the 404 page, and React
// then shows nothing. Gatsby's module also loads a page's data again for each query string.

import { notFoundPath } from "../addresses";

declare global {
  interface Window {
    /** Gatsby's path for the page that the server sent. Set by `build/html/script-loader.js`. */
    pagePath?: string;
  }
}

/** The visited path, if it has no page. Without this value, Gatsby would request the path a second time. */
const unknownAddress = window.pagePath === notFoundPath ? window.location.pathname : undefined;

/** Returns a path as Gatsby's router encodes it. `%2e` becomes `.`, and `%3F` becomes `%253F`. */
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
