import sharp from "sharp";
import { setUpSite } from "./site";
import { builtFor, legalPages, published, reports, routes } from "./site-routes";

const site = setUpSite();

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

describe("every route", () => {
  const titles = new Set<string>();

  test.each(routes)("%s says what it is to search engines and previews", async (route) => {
    const head = await headOf(route);
    const address = `${builtFor}${route}`;
    const page = await site.read(route);
    const title = await page.title();
    expect(title.length).toBeLessThanOrEqual(60);
    expect(titles).not.toContain(title);
    titles.add(title);
    const short = title.replace(/ \| [^|]+$/, "");
    const description = head.get("description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    const image = `${builtFor}/share${route === "/" ? "/home" : route}.png`;
    const day = published.get(route);
    const said = [...head].filter(([name]) =>
      /^(canonical|robots|og:|twitter:|article:)/.test(name),
    );
    expect(Object.fromEntries(said)).toEqual({
      canonical: address,
      robots: "max-image-preview:large",
      "og:url": address,
      "og:type": day === undefined ? "website" : "article",
      "og:site_name": title.slice(short.length + " | ".length),
      "og:locale": "en_US",
      "og:title": short,
      "og:description": description,
      "og:image": image,
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": title,
      "twitter:card": "summary_large_image",
      ...(day !== undefined && { "article:published_time": day }),
    });
    expect(head.get("theme-color(prefers-color-scheme: light)")).toMatch(/^#/);
    expect(head.get("theme-color(prefers-color-scheme: dark)")).toMatch(/^#/);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");

    const answer = await site.fetch(new URL(image).pathname);
    expect(answer.headers.get("content-type")).toBe("image/png");
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
  });

  test("has a canonical address without query, and another after a navigation", async () => {
    const page = await site.open("/research?tab=completed");
    const canonical = page.locator('head link[rel="canonical"]');
    expect(await canonical.getAttribute("href")).toBe(`${builtFor}/research`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await page.waitForURL("/privacy");
    await page.waitForFunction(() =>
      document.querySelector('link[rel="canonical"]')?.getAttribute("href")?.endsWith("/privacy"),
    );
    expect(await canonical.count()).toBe(1);
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
    expect([...dates.keys()].sort()).toEqual(routes.map((route) => `${builtFor}${route}`).sort());
    const dated = [...dates].filter(([, date]) => date !== undefined).map(([address]) => address);
    const expected = [...reports, ...legalPages].map((route) => `${builtFor}${route}`);
    expect(dated.sort()).toEqual(expected.sort());
    expect(dates.get(`${builtFor}/research/voice-search-report`)).toBe("2025-08-10");
  });

  test.each([
    ["/robots.txt", `Sitemap: ${builtFor}/sitemap.xml`],
    ["/.well-known/security.txt", "Contact: mailto:"],
  ])("%s says %s", async (path, words) => {
    expect(await text(path)).toContain(words);
  });

  test("the manifest and its icons are there", async () => {
    const { icons }: { icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
      await text("/manifest.webmanifest"),
    );
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of icons) {
      const icon = sharp(await (await site.fetch(src)).arrayBuffer());
      const { width, height } = await icon.metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const head = await headOf("/");
    for (const relation of ["icon", "apple-touch-icon"]) {
      const address = head.get(relation) ?? "";
      expect([address, (await site.fetch(address)).status]).toEqual([address, 200]);
    }
  });
});
