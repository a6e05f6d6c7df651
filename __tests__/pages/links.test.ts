import { existsSync } from "node:fs";
import { routes, services } from "../browser/site-routes";
import { builtPage, find, targets } from "./built-page";

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

test.each<[part: string, name: string | RegExp, to: unknown]>([
  ...services.flatMap(([route, name]): [string, string, string][] => [
    ["header nav", name, route],
    ["footer", name, route],
  ]),
  ["header nav", "Mission & Values", "/about/mission-values"],
  ["header nav", "About Us", "/about/our-story"],
  ["header nav", "Services", "/services"],
  ["header nav", "Reviews", "/reviews"],
  ["header nav", "Research", "/research"],
  ["header nav", "Contact Us", "/contact"],
  ["header nav", "Get Started", "/contact"],
  ["footer", "Privacy Policy", "/privacy"],
  ["footer", "Terms of Service", "/terms"],
  ["footer", "Cookie Policy", "/cookies"],
  ["footer", /\bX$/, expect.stringMatching(/^https:\/\/(x|twitter)\.com\/./)],
  ["footer", /\bInstagram$/, expect.stringMatching(/^https:\/\/www\.instagram\.com\/./)],
])("in the %s '%s' leads to %s", (part, name, to) => {
  expect(targets("/", name, `${part} a`)).toEqual([to]);
});
