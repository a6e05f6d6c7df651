import sharp from "sharp";
import { shareImageSize } from "../../src/seo/share-image";
import { website } from "../../src/content-model/website";
import { siteUrl } from "../../src/seo/site-url";
import { setUpSite } from "./site";
import { legalPages, reports, routes, services } from "./site-routes";

const site = setUpSite();
const origin = siteUrl(website());

/** Contents of the metas and links of a page's head, by name, property or relation. */
async function headOf(route: string): Promise<ReadonlyMap<string, string>> {
  const page = await site.read(route);
  const entries = await page.evaluate(() =>
    [...document.head.querySelectorAll("meta, link")].map((element) => {
      const read = (name: string) => element.getAttribute(name) ?? "";
      const key = read("name") || read("property") || read("rel");
      return [key + read("media"), read("content") || read("href")] as const;
    }),
  );
  return new Map(entries);
}

/** The things that a page's structured data tells of, as `type` and name or headline. */
async function thingsOn(route: string): Promise<readonly (readonly [unknown, unknown])[]> {
  const page = await site.read(route);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const { "@graph": graph }: { "@graph": Record<string, unknown>[] } = JSON.parse(text);
    return graph.map((thing) => [thing["@type"], thing["name"] ?? thing["headline"]] as const);
  });
}

describe("every route", () => {
  test.each(routes)("%s says what it is to search engines and previews", async (route) => {
    const head = await headOf(route);
    const address = `${origin}${route}`;
    expect(head.get("canonical")).toBe(address);
    expect(head.get("og:url")).toBe(address);
    const page = await site.read(route);
    const title = await page.title();
    expect(title.startsWith(head.get("og:title") ?? "none")).toBe(true);
    const description = head.get("description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head.get("og:description")).toBe(description);
    expect(head.get("og:image:alt")).toBe(title);
    expect(head.get("twitter:image")).toBe(head.get("og:image"));
    expect(head.get("twitter:card")).toBe("summary_large_image");
    expect(head.get("theme-color(prefers-color-scheme: light)")).toMatch(/^#/);
    expect(head.get("theme-color(prefers-color-scheme: dark)")).toMatch(/^#/);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");

    const image = await site.fetch(new URL(head.get("og:image") ?? "").pathname);
    expect(image.headers.get("content-type")).toBe("image/png");
    const { width, height } = await sharp(await image.arrayBuffer()).metadata();
    expect({ width, height }).toEqual(shareImageSize);
  });

  test("has a canonical address without query, and another after a navigation", async () => {
    const page = await site.open("/research?tab=completed");
    const canonical = page.locator('head link[rel="canonical"]');
    expect(await canonical.getAttribute("href")).toBe(`${origin}/research`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await page.waitForURL("/privacy");
    await page.waitForFunction(() =>
      document.querySelector('link[rel="canonical"]')?.getAttribute("href")?.endsWith("/privacy"),
    );
    expect(await canonical.count()).toBe(1);
  });
});

describe("structured data", () => {
  test("of the home page: the agency and the site", async () => {
    const types = (await thingsOn("/")).map(([type]) => type);
    expect(types).toEqual(["Organization", "WebSite"]);
  });

  test.each(services)("of %s: the service and the way to it", async (route, name) => {
    expect(await thingsOn(route)).toEqual([
      ["Service", name],
      ["BreadcrumbList", undefined],
    ]);
  });

  test.each(reports)("of %s: the report and the way to it", async (route) => {
    const page = await site.read(route);
    expect(await thingsOn(route)).toEqual([
      ["Article", await page.locator("h1").textContent()],
      ["BreadcrumbList", undefined],
    ]);
  });

  test("of the contact page", async () => {
    expect(await thingsOn("/contact")).toEqual([["ContactPage", "Get In Touch"]]);
  });

  test("nowhere rates the agency by its own reviews", async () => {
    for (const route of ["/", "/reviews"]) {
      expect(await (await site.fetch(route)).text()).not.toMatch(/AggregateRating|"Review"/);
    }
  });
});

describe("the page of unknown addresses", () => {
  test("is left out by search engines, and claims no address", async () => {
    const head = await headOf("/nope");
    expect(head.get("robots")).toBe("noindex");
    expect(head.has("canonical")).toBe(false);
    expect(head.has("og:url")).toBe(false);
  });
});

describe("files for crawlers and browsers", () => {
  const text = async (path: string) => {
    const answer = await site.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };

  test("sitemap.xml lists every route, dated where its content is", async () => {
    const entries = (await text("/sitemap.xml")).matchAll(
      /<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g,
    );
    const dates = new Map([...entries].map(([, address, date]) => [address, date]));
    expect([...dates.keys()].sort()).toEqual(routes.map((route) => `${origin}${route}`).sort());
    const dated = [...dates].filter(([, date]) => date !== undefined).map(([address]) => address);
    const expected = [...reports, ...legalPages].map((route) => `${origin}${route}`);
    expect(dated.sort()).toEqual(expected.sort());
    expect(dates.get(`${origin}/research/voice-search-report`)).toBe("2025-08-10");
  });

  test("robots.txt leads to it", async () => {
    expect(await text("/robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  test("security.txt names the agency's address", async () => {
    expect(await text("/.well-known/security.txt")).toMatch(/^Contact: mailto:\S+@\S+$/m);
  });

  test("the manifest and its icons are there", async () => {
    const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(
      await text("/manifest.webmanifest"),
    );
    expect(icons.length).toBeGreaterThanOrEqual(2);
    for (const { src, sizes } of icons) {
      const icon = sharp(await (await site.fetch(src)).arrayBuffer());
      const { width, height } = await icon.metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const touchIcon = (await headOf("/")).get("apple-touch-icon") ?? "";
    expect([touchIcon, (await site.fetch(touchIcon)).status]).toEqual([touchIcon, 200]);
  });
});
