import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { builtFor, legalPages, published, reports, routes, services } from "../browser/site-routes";
import { builtPage, find, thingsOn } from "./built-page";

const built = (path: string) => readFileSync(`public${path}`, "utf8");

/** What the head of a page says, by name, property or relation. */
const headOf = (route: string) =>
  new Map(
    find(route, "head :is(meta, link)").map((element) => {
      const read = (name: string) => element.getAttribute(name) ?? "";
      const key = read("name") || read("property") || read("rel");
      return [key + read("media"), read("content") || read("href")];
    }),
  );

test.each(routes)("%s says what it is to search engines and previews", (route) => {
  const { title, documentElement } = builtPage(route);
  const head = headOf(route);
  const [short = "", ...rest] = title.split(" | ");
  const description = head.get("description") ?? "";
  const image = `/share${route === "/" ? "/home" : route}.png`;
  const day = published.get(route);
  const said = [...head].filter(([name]) => /^(canonical|robots|og:|twitter:|article:)/.test(name));
  expect(Object.fromEntries(said)).toEqual({
    canonical: builtFor + route,
    robots: "max-image-preview:large",
    "og:url": builtFor + route,
    "og:type": day === undefined ? "website" : "article",
    "og:site_name": rest.join(),
    "og:locale": "en_US",
    "og:title": short,
    "og:description": description,
    "og:image": builtFor + image,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": title,
    "twitter:card": "summary_large_image",
    ...(day !== undefined && { "article:published_time": day }),
  });
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description).toMatch(/^.{50,160}$/);
  expect(existsSync(`public${image}`)).toBe(true);
  expect(head.get("theme-color(prefers-color-scheme: light)")).toMatch(/^#/);
  expect(head.get("theme-color(prefers-color-scheme: dark)")).toMatch(/^#/);
  expect(documentElement.lang).toBe("en");
});

test("no two pages have one title", () => {
  expect(new Set(routes.map((route) => builtPage(route).title)).size).toBe(routes.length);
});

test.each<[string, string[]]>([
  ["/", ["Organization Tallyfield", "WebSite Tallyfield"]],
  ["/contact", ["ContactPage Get In Touch"]],
  ...services.map(([route, name]): [string, string[]] => [
    route,
    [`Service ${name}`, "BreadcrumbList undefined"],
  ]),
])("%s is described to search engines as %j", (route, things) => {
  expect(thingsOn(route).map((thing) => `${thing["@type"]} ${thing["name"]}`)).toEqual(things);
});

test("nowhere is the agency rated by its own reviews", () => {
  const things = routes.flatMap((route) => JSON.stringify(thingsOn(route)));
  expect(things.join()).not.toMatch(/AggregateRating|"Review"/);
});

test("sitemap.xml lists every route, dated where its content is", () => {
  const urls = built("/sitemap.xml").matchAll(
    /<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g,
  );
  const dates = new Map([...urls].map(([, address, date]) => [address, date]));
  const addresses = (list: readonly string[]) => list.map((route) => builtFor + route).sort();
  expect([...dates.keys()].sort()).toEqual(addresses(routes));
  const dated = [...dates].flatMap(([address = "", date]) => (date === undefined ? [] : address));
  expect(dated.sort()).toEqual(addresses([...reports, ...legalPages]));
  expect(dates.get(`${builtFor}/research/voice-search-report`)).toBe("2025-08-10");
});

test("robots.txt, security.txt and the feed are there", () => {
  expect(built("/robots.txt")).toContain(`Sitemap: ${builtFor}/sitemap.xml`);
  expect(built("/.well-known/security.txt")).toContain("Contact: mailto:");
  for (const route of reports) expect(built("/research/feed.xml")).toContain(`${route}</id>`);
  expect(headOf("/research").get("alternate")).toBe("/research/feed.xml");
});

test("the manifest and its icons are there", async () => {
  const { icons }: { icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
    built("/manifest.webmanifest"),
  );
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const relation of ["icon", "apple-touch-icon"]) {
    expect(existsSync(`public${headOf("/").get(relation)?.replace(/\?.*/, "")}`)).toBe(true);
  }
});
