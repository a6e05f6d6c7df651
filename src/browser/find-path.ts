/*
 * Replaces Gatsby's `find-path` module in the bundle (see `build/bundle/browser-bundle.ts`). Gatsby's module
 * causes two problems:
 * - For `/contact%3Fa`, Gatsby's module finds the contact page, although the server sends the 404 page. React
 *   then shows nothing.
 * - Gatsby's module treats URLs with different query strings as separate pages, and loads the page's data
 *   again for each URL.
 */

import { notFoundPath } from "../addresses";

declare global {
  interface Window {
    /** Gatsby's path for the page that the server sent. Set by `build/html/script-loader.js`. */
    pagePath?: string;
  }
}

/**
 * The visited path, if the server sent the 404 page for it. Without this value, Gatsby would request the path
 * a second time.
 */
const unknownAddress = window.pagePath === notFoundPath ? window.location.pathname : undefined;

/**
 * Returns an address's path in the encoding that Gatsby's router uses. For example, `%2e` becomes `.`, and
 * `%3F` becomes `%253F`.
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
