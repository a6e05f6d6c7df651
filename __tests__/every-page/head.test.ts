/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { feedPath } from "../../src/addresses";
import { find, readPage, readHead, readStructuredData } from "../built-page";
import { built } from "../tested-project";
import { routes } from "./site-pages";

const text = (path: string) => readFileSync(built(`public${path}`), "utf8");
const home = readHead("/").get("canonical") ?? "";
const address = (path: string) => new URL(path, home).href;
const day = /^\d{4}-\d\d-\d\d$/;

const reports = routes.filter((route) => readHead(route).get("og:type") === "article");

test.each(routes)("%s has its metadata for search engines and previews", async (route) => {
  const { title, documentElement } = readPage(route);
  const head = readHead(route);
  const name = String(head.get("og:site_name"));
  const short = title.replace(` | ${name}`, "");
  // The name is left out if the title would be too long for search results.
  expect(`${short} | ${name}`.length > 70).toBe(title === short);
  const image = `/share${route === "/" ? "/home" : route}.png`;
  const social = [...head].filter(([name]) => /^(canonical|robots|og:|twitter:|article:)/.test(name));
  expect(Object.fromEntries(social)).toEqual({
    canonical: address(route),
    robots: "max-image-preview:large",
    "og:url": address(route),
    "og:type": expect.stringMatching(/^(website|article)$/),
    "og:site_name": readHead("/").get("og:site_name"),
    "og:title": short,
    "og:description": head.get("description"),
    "og:image": address(image),
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": title,
    "twitter:card": "summary_large_image",
    ...(reports.includes(route) && { "article:published_time": expect.stringMatching(day) }),
  });
  expect(head.get("description")).toMatch(/^.{50,160}$/);
  const { width, height } = await sharp(built(`public${image}`)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(head.get("theme-color(prefers-color-scheme: light)")).toMatch(/^#/);
  expect(head.get("theme-color(prefers-color-scheme: dark)")).toMatch(/^#/);
  expect(documentElement.lang).toBe("en");
});

test.each([...routes, "/404"])(
  "%s links to an icon for browsers with and without support for SVG",
  (route) => {
    const icons = find(route, "link[rel=icon]").map(({ outerHTML }) => outerHTML);
    expect(icons).toEqual([
      '<link rel="icon" href="/favicon.ico" sizes="32x32">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ]);
  },
);

test("the agency's own reviews aren't marked up as ratings", () => {
  const things = routes.flatMap((route) => JSON.stringify(readStructuredData(route)));
  expect(things.join()).not.toMatch(/AggregateRating|"Review"/);
});

test("sitemap.xml lists every page", () => {
  const urls = text("/sitemap.xml").matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g);
  const dates = new Map([...urls].map(([, url, date]) => [url, date]));
  expect([...dates.keys()].sort()).toEqual(routes.map(address).sort());
  for (const route of reports) {
    const article = readStructuredData(route).find((thing) => thing["@type"] === "Article");
    expect(dates.get(address(route))).toBe(article?.["dateModified"]);
  }
  expect([...dates.values()].filter((date) => date !== undefined && !day.test(date))).toEqual([]);
});

test("crawlers and feed readers find their files", () => {
  expect(text("/robots.txt")).toContain(`Sitemap: ${address("/sitemap.xml")}`);
  expect(text("/.well-known/security.txt")).toContain("Contact: mailto:");
  expect(readHead("/research").get("alternate")).toBe(feedPath);
});
