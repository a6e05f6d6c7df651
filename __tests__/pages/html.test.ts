import { statSync } from "node:fs";
import { firstFlight } from "../../src/build/files/compress-files";
import { find, headOf, targets, wordsOf } from "../built-page";
import { reportsWithoutChrome, routes, services } from "../browser/site-routes";
import { built } from "../tested-project";

test("every page but four reports has header and footer", () => {
  const alone = routes.filter((route) => find(route, "header nav, footer").length === 0);
  expect([...alone].sort()).toEqual([...reportsWithoutChrome].sort());
});

test("every page fits into the first packets that a server sends", () => {
  const sizes = routes.map((route): [string, number] => [
    route,
    statSync(built(`public${route}/index.html.br`)).size,
  ]);
  expect(sizes.filter(([, size]) => size > firstFlight)).toEqual([]);
});

test("the page of unknown addresses says so, leads home, and no search engine keeps it", () => {
  expect(find("/404", "main")[0]?.textContent).toMatch(/404[^]*Oops! Page not found/);
  expect(targets("/404", "Return to Home", "main a")).toEqual(["/"]);
  expect(headOf("/404").get("robots")).toBe("noindex");
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
