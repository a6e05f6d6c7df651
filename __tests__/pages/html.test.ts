import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { firstFlight } from "../../src/build/files/compress-files";
import { reportsWithoutChrome, routes, services } from "../browser/site-routes";
import { find, htmlOf, targets, wordsOf } from "./built-page";

const standsAlone = (route: string) => reportsWithoutChrome.some((report) => report === route);

test.each([...routes, "/404"])(
  "%s has its landmarks once, begins with the way to them, and has one script and one block of styles",
  (route) => {
    const landmarks = find(route, "header, main, footer").filter(
      ({ parentElement }) => parentElement?.closest("main") === null,
    );
    expect(landmarks.map(({ localName }) => localName)).toEqual(
      standsAlone(route) ? ["main"] : ["header", "main", "footer"],
    );
    expect(find(route, "body a, body button")[0]?.getAttribute("href")).toBe("#main");

    const html = htmlOf(route);
    expect(html).not.toMatch(/<script[^>]* src=|rel="preload"[^>]*page-data|gatsby-image/);
    expect(html.match(/<style data-styles/g)).toHaveLength(1);
    const rules = html.match(/\.css-[\w-]+\{[^{}]*\}/g) ?? [];
    expect(new Set(rules).size).toBe(rules.length);
  },
);

test("every page fits into the first packets that a server sends", () => {
  const sizes = routes.map((route): [string, number] => [
    route,
    statSync(join("public", route, "index.html.br")).size,
  ]);
  expect(sizes.filter(([, size]) => size > firstFlight)).toEqual([]);
});

test("all pages have the same script, and the research page names its open panel before", () => {
  const scripts = (route: string) => {
    const inline = htmlOf(route).matchAll(/<script(?![^>]*application\/)[^>]*>(.*?)<\/script>/gs);
    return [...inline].map(([, text]) => text);
  };
  const [loader] = scripts("/");
  for (const route of [...routes, "/404"]) {
    const expected = route === "/research" ? [expect.any(String), loader] : [loader];
    expect([route, ...scripts(route)]).toEqual([route, ...expected]);
  }
});

test("no page leads to the CMS or loads any of it, and search engines do not find it", () => {
  expect(routes.filter((route) => /["'/]admin\b|sveltia/i.test(htmlOf(route)))).toEqual([]);
  for (const list of ["sitemap.xml", "robots.txt", "manifest.webmanifest"]) {
    expect(readFileSync(`public/${list}`, "utf8")).not.toContain("admin");
  }
});

test("the page of unknown addresses says so, leads home, and no search engine keeps it", () => {
  expect(find("/404", "main")[0]?.textContent).toMatch(/404[^]*Oops! Page not found/);
  expect(targets("/404", "Return to Home", "main a")).toEqual(["/"]);
  expect(find("/404", 'meta[name="robots"]')[0]?.getAttribute("content")).toBe("noindex");
  expect(find("/404", '[rel="canonical"], [property="og:url"]')).toEqual([]);
});

test("the menu of services has the groups of the specification", () => {
  const [menu] = find("/", "header nav details");
  expect(wordsOf(menu, "p, li")).toEqual([
    "Project Engineering",
    ...services.slice(0, 2).map(([, name]) => name),
    "Ads Services",
    ...services.slice(2).map(([, name]) => name),
  ]);
});
