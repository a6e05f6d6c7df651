import { unroutedPaths } from "../../src/addresses";
import { find, targets } from "../built-page";
import { routes, services } from "../browser/site-routes";

test("one page has a link that leads to no page: the one of the specification", () => {
  const [dangling = ""] = unroutedPaths;
  const linking = routes.filter((route) => find(route, `a[href^="${dangling}"]`).length > 0);
  expect([dangling, ...linking]).toEqual(["/request-quote", "/research/google-ads-roi-report"]);
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
  ["footer", /\bX$/, expect.stringMatching(/^https:\/\/(x|twitter)\.com\//)],
  ["footer", /\bInstagram$/, expect.stringMatching(/^https:\/\/www\.instagram\.com\//)],
])("in the %s '%s' leads to %s", (part, name, to) => {
  expect(targets("/", name, `${part} a`)).toEqual([to]);
});
