import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { builtPage, headOf, thingsOn } from "../built-page";
import { builtFor, legalPages, published, reports, routes, services } from "../browser/site-routes";
import { built } from "../tested-project";

const text = (path: string) => readFileSync(built(`public${path}`), "utf8");

test.each(routes)(
  "%s has its address, a title that search results show whole, and its day",
  (route) => {
    expect(headOf(route).get("canonical")).toBe(builtFor + route);
    expect(builtPage(route).title.length).toBeLessThanOrEqual(60);
    expect(headOf(route).get("article:published_time")).toBe(published.get(route));
  },
);

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

test("the pages are those of the specification, and those dated that have a date", () => {
  const urls = text("/sitemap.xml").matchAll(/<loc>(.*?)<\/loc>(<lastmod>)?/g);
  const dated = new Map([...urls].map(([, address, date]) => [address, date !== undefined]));
  const dates = [...reports, ...legalPages];
  const expected = routes.map((route): [string, boolean] => [
    builtFor + route,
    dates.some((path) => path === route),
  ]);
  expect(dated).toEqual(new Map(expected));
});

test("the manifest and its icons are there", async () => {
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
    expect(existsSync(built(`public${headOf("/").get(relation)?.replace(/\?.*/, "")}`))).toBe(true);
  }
});
