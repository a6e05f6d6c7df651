import { existsSync } from "node:fs";
import { routes } from "../browser/site-routes";
import { builtPage, find } from "./built-page";

/** The one link that leads to no page, and the one page that has it (specification, section 2). */
const dangling = { to: "/request-quote", from: "/research/google-ads-roi-report" } as const;
const known = new Set<string>(routes);

/** Where the links of a page lead within the site: path, query and anchor. */
const internalLinks = (route: string) =>
  find(route, "a[href]")
    .map((link) => new URL(link.getAttribute("href") ?? "", `http://site.example${route}`))
    .filter(({ host }) => host === "site.example");

/** Whether a link leads to a page of the specification and an anchor on it, or to the file of a report. */
function leadsSomewhere({ pathname, hash }: URL): boolean {
  if (/^\/research\/[\w-]+\/[\w-]+\.csv$/.test(pathname)) return existsSync(`public${pathname}`);
  const id = decodeURIComponent(hash.slice(1));
  return known.has(pathname) && (id === "" || builtPage(pathname).getElementById(id) !== null);
}

test.each(routes)("every link on %s leads to a page and an anchor that exist", (route) => {
  const links = internalLinks(route);
  expect(links.length).toBeGreaterThan(2);
  const lost = links.filter((link) => !leadsSomewhere(link)).map(({ pathname }) => pathname);
  expect(lost).toEqual(route === dangling.from ? [dangling.to] : []);
});
