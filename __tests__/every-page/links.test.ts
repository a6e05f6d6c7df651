/** @jest-environment jsdom */
import { existsSync } from "node:fs";
import { unroutedPaths } from "../../src/addresses";
import { readPage, find } from "../built-page";
import { built } from "../tested-project";
import { routes } from "./site-pages";

const known = new Set(routes);
const site = "http://site.example";

function leadsSomewhere({ pathname, hash }: URL): boolean {
  if (unroutedPaths.includes(pathname)) return true;
  if (/\.\w+$/.test(pathname)) return existsSync(built(`public${pathname}`));
  const id = decodeURIComponent(hash.slice(1));
  return known.has(pathname) && (id === "" || readPage(pathname).getElementById(id) !== null);
}

test.each(routes)("every link on %s leads to a page and an anchor that exist", (route) => {
  const links = find(route, "a[href]").map((link) => link.getAttribute("href") ?? "");
  expect(links).toContain("#main");
  const lost = links.filter((link) => {
    const url = URL.parse(link, site + route);
    return url === null || (url.origin === site && !leadsSomewhere(url));
  });
  expect(lost).toEqual([]);
});
