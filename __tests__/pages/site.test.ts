import { existsSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { unroutedPaths } from "../../src/addresses";
import {
  builtFor,
  legalPages,
  published,
  reports,
  reportsWithoutChrome,
  routes,
  services,
} from "../browser/site-routes";
import {
  readPage,
  find,
  readHead,
  findMissing,
  findTargets,
  readStructuredData,
  readTexts,
} from "../built-page";
import { built } from "../tested-project";

const text = (path: string) => readFileSync(built(`public${path}`), "utf8");

test.each(routes)("%s has its address, a title of at most 60 characters, and its date", (route) => {
  expect(readHead(route).get("canonical")).toBe(builtFor + route);
  expect(readPage(route).title.length).toBeLessThanOrEqual(60);
  expect(readHead(route).get("article:published_time")).toBe(published.get(route));
});

test("every title is unique", () => {
  expect(new Set(routes.map((route) => readPage(route).title)).size).toBe(routes.length);
});

test.each<[string, string[]]>([
  ["/", ["Organization Tallyfield", "WebSite Tallyfield"]],
  ["/contact", ["ContactPage Get In Touch"]],
  ...services.map(([route, name]): [string, string[]] => [
    route,
    [`Service ${name}`, "BreadcrumbList undefined"],
  ]),
])("%s is described to search engines as %j", (route, things) => {
  expect(readStructuredData(route).map((thing) => `${thing["@type"]} ${thing["name"]}`)).toEqual(things);
});

test.each(services)("%s gives each number of the study that it's based on once", (route) => {
  const numbers =
    readTexts(route, "main header a[href^='/research/']")
      .join(" ")
      .match(/\d+[+%]?/g) ?? [];
  expect(numbers).toEqual([...new Set(numbers)]);
});

test("the sitemap has the pages of the specification, and dates for reports and legal pages", () => {
  const urls = text("/sitemap.xml").matchAll(/<loc>(.*?)<\/loc>(<lastmod>)?/g);
  const dated = new Map([...urls].map(([, address, date]) => [address, date !== undefined]));
  const dates = [...reports, ...legalPages];
  const expected = routes.map((route): [string, boolean] => [
    builtFor + route,
    dates.some((path) => path === route),
  ]);
  expect(dated).toEqual(new Map(expected));
});

test("the manifest has icons in three sizes", async () => {
  const { icons }: { icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
    text("/manifest.webmanifest"),
  );
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(built(`public${src}`)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const relation of ["icon", "apple-touch-icon"]) {
    expect(existsSync(built(`public${readHead("/").get(relation)?.replace(/\?.*/, "")}`))).toBe(true);
  }
});

test("every page except four reports has header and footer", () => {
  const alone = routes.filter((route) => find(route, "header nav, footer").length === 0);
  expect([...alone].sort()).toEqual([...reportsWithoutChrome].sort());
});

test("every page has at most 20 KB of HTML, compressed", () => {
  const sizes = routes.map((route): [string, number] => [
    route,
    statSync(built(`public${route}/index.html.br`)).size,
  ]);
  expect(sizes.filter(([, size]) => size > 20 * 1024)).toEqual([]);
});

const countStrokes = (route: string, selector: string) =>
  find(route, `${selector} path`)
    .map((path) => path.getAttribute("d")?.match(/m/gi)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);

test("the contact page draws a stroke for each of the 24 hours of the response time", () => {
  expect(countStrokes("/contact", "main ul svg:not([viewBox='0 0 24 24'])")).toBe(24);
});

test("the suggestion page draws a stroke for each request", () => {
  expect(countStrokes("/research/suggest-topic", "main li svg")).toBe(14 + 7 + 15 + 4);
});

test("the 404 screen leads home, and search engines don't index it", () => {
  expect(find("/404", "main")[0]?.textContent).toMatch(/404[^]*Oops! Page not found/);
  expect(countStrokes("/404", "main svg")).toBe(404);
  expect(findTargets("/404", "Return to Home", "main a")).toEqual(["/"]);
  expect(readHead("/404").get("robots")).toBe("noindex");
  expect(find("/404", '[rel="canonical"], [property="og:url"]')).toEqual([]);
});

test("the services menu has the groups of the specification", () => {
  const [menu] = find("/", "header nav details");
  expect(readTexts(menu, "p, li")).toEqual([
    "Project Engineering",
    ...services.slice(0, 2).map(([, name]) => name),
    "Ads Services",
    ...services.slice(2).map(([, name]) => name),
  ]);
});

test.each([
  ["/", []],
  ["/services", ["Services"]],
  ["/services/seo", ["Services"]],
  ["/web-development", ["Services"]],
  ["/about/mission-values", ["About Us"]],
  ["/research/suggest-topic", ["Research"]],
  ["/contact", ["Contact Us", "Get Started"]],
])("the header of %s marks the part of the site that the page belongs to: %j", (route, marked) => {
  const [wide, narrow] = find(route, "header nav");
  expect(readTexts(wide, ":scope > a[aria-current], summary[aria-current]")).toEqual(marked);
  expect(readTexts(narrow, "li > [aria-current]")).toEqual(marked.slice(0, 1));
});

test("only the specification's broken link leads to no page", () => {
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
  expect(findTargets("/", name, `${part} a`)).toEqual([to]);
});

test("the footer has logo, tagline, lists, three social networks and a copyright line with 2024", () => {
  expect(find("/", "footer a")[0]?.getAttribute("href")).toBe("/");
  expect(readTexts("/", "footer p")[0]).toMatch(/\w+ \w+ \w+/);
  expect(readTexts("/", "footer h2")).toEqual(expect.arrayContaining(["Services", "Company"]));
  const expected = ["Subscribe to Updates", /(©|copyright)[^.]*\b2024\b/i];
  expect(findMissing("/", "footer", expected)).toEqual([]);
  expect(readTexts("/", "footer")[0]?.match(/\b20\d\d\b/g)).toEqual(["2024"]);
  const social = find("/", 'footer a[href^="https://"]').map((link) => link.getAttribute("href"));
  expect(new Set(social.map((to) => new URL(to ?? "").hostname)).size).toBe(3);
  expect(findTargets("/", / on \w+$/, "footer a")).toEqual(social);
});
