/*
 * Replaces Gatsby's module of this name in the bundle (`build/bundle/browser-bundle.ts`). That one found the contact
 * page for `/contact%3Fa`, where the server has the 404 screen: React left an empty page. It also takes each query
 * for a page of its own, and loads its data again.
 */

import { notFoundPath } from "../addresses";

declare global {
  interface Window {
    /** Gatsby's path of the page in the document, set by `build/html/script-loader.js`. */
    pagePath?: string;
  }
}

/**
 * The path that the server answered with the 404 screen, if it did. Otherwise, Gatsby would request page data for
 * that path, and then the path again. Both requests would fail.
 */
const unknownAddress = window.pagePath === notFoundPath ? window.location.pathname : undefined;

/** The path of an address, in the one spelling that Gatsby's router has for it: `%2e` is `.`, `%3F` is `%253F`. */
const pathOf = (address: string): string =>
  encodeURI(decodeURI(address.replace(/[?#].*/s, ""))).replace(/([^/])\/$/, "$1");

/** The path of the page at an address. */
export function findPath(address: string): string {
  const path = pathOf(address);
  const isUnknown = unknownAddress !== undefined && path === pathOf(unknownAddress);
  return isUnknown ? notFoundPath : path;
}

/** Gatsby's patterns of addresses, of which this site has none. */
export const findMatchPath = (): null => null;
export const grabMatchParams = (): object => ({});
export const setMatchPaths = (): void => undefined;
