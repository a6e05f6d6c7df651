import { setUpSite } from "./site";
import { builtFor, published, reports, services } from "./site-routes";

const site = setUpSite();

async function thingsOn(route: string): Promise<readonly Record<string, unknown>[]> {
  const page = await site.read(route);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const { "@graph": graph }: { "@graph": Record<string, unknown>[] } = JSON.parse(text);
    return graph;
  });
}

const named = (things: readonly Record<string, unknown>[]) =>
  things.map((thing) => [thing["@type"], thing["name"] ?? thing["headline"]]);

test("of the home page: the agency and the site", async () => {
  const types = (await thingsOn("/")).map((thing) => thing["@type"]);
  expect(types).toEqual(["Organization", "WebSite"]);
});

test.each(services)("of %s: the service and the way to it", async (route, name) => {
  expect(named(await thingsOn(route))).toEqual([
    ["Service", name],
    ["BreadcrumbList", undefined],
  ]);
});

test.each(reports)("of %s: the report, the figures it publishes, the way to it", async (route) => {
  const page = await site.read(route);
  const things = await thingsOn(route);
  expect(named(things)).toEqual([
    ["Article", await page.locator("h1").textContent()],
    ["BreadcrumbList", undefined],
  ]);
  const links = await page
    .locator('main a[href$=".csv"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const files = links.map((link) => expect.objectContaining({ contentUrl: builtFor + link }));
  const { isBasedOn: data, datePublished } = things[0] ?? {};
  expect(datePublished).toBe(published.get(route));
  if (files.length === 0) expect(data).toBeUndefined();
  else expect(data).toMatchObject({ distribution: expect.arrayContaining(files) });
});

test("of the contact page", async () => {
  expect(named(await thingsOn("/contact"))).toEqual([["ContactPage", "Get In Touch"]]);
});

test("nowhere rates the agency by its own reviews", async () => {
  for (const route of ["/", "/reviews"]) {
    expect(await (await site.fetch(route)).text()).not.toMatch(/AggregateRating|"Review"/);
  }
});
