import { linkTargets } from "./link-targets";
import { setUpSite } from "./site";
import { services } from "./site-routes";
import { missingFrom, visibleWords } from "./visible-words";

const site = setUpSite();

describe.each(services)("%s", (route, name) => {
  test("has a title, a tagline and two buttons", async () => {
    const main = (await site.read(route)).getByRole("main");
    const subject = name.replace(/ (Services|Manager)$/, "");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toContain(subject);
    expect(await main.getByRole("paragraph").first().textContent()).toMatch(/\w+ \w+/);
    expect(await linkTargets(main, "Get in Touch")).toEqual(["/contact"]);
    expect(await linkTargets(main, "View All Services")).toEqual(["/services"]);
  });

  test("says what it is, why a business needs it, and why to choose the agency", async () => {
    const page = await site.read(route);
    const headings = await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .allInnerTexts();
    const expected = [/^What (Is|Are) /im, /^Why .*Needs? /im, /^Why Choose /im];
    expect(missingFrom(headings.join("\n"), expected)).toEqual([]);
  });

  test("has What We Offer as a grid of cards", async () => {
    const page = await site.read(route);
    const offer = page.getByRole("region", { name: "What We Offer", exact: true });
    const cards = offer.getByRole("heading", { level: 3 });
    expect(await cards.count()).toBe(route === "/services/seo" ? 6 : 4);
  });

  test("says how success is measured and what it needs, and ends with one invitation", async () => {
    const page = await site.read(route);
    const headings = await page.getByRole("main").getByRole("heading").allInnerTexts();
    expect(headings).toEqual(
      expect.arrayContaining(["How success is measured", "What we need from you"]),
    );
    const closing = page.locator("main section").last();
    expect(await closing.getByRole("heading", { level: 2 }).count()).toBe(1);
    expect(await linkTargets(closing, /./)).toEqual(["/contact"]);
  });

  test("shows what a client of this service said, if one did", async () => {
    const page = await site.read(route);
    const services = await page.getByRole("figure").locator("figcaption p span").allInnerTexts();
    const withTestimonial = /\/(google-ads|meta-ads|seo|tiktok-ads)$/.test(route);
    expect(services.map((service) => service.toLowerCase())).toEqual(
      withTestimonial ? [name.toLowerCase()] : [],
    );
  });
});

test("the overview leads to all services", async () => {
  const page = await site.read("/services");
  const main = page.getByRole("main");
  const targets = await linkTargets(main, /^Learn More/);
  expect(targets).toEqual(services.map(([route]) => route));
  const names = services.map(([, name]) => name);
  expect(missingFrom(await visibleWords(page, "main"), names)).toEqual([]);
});

test("the overview groups them as the menu does, each in one row with its cover and its features", async () => {
  const page = await site.open("/services", { viewport: { width: 1280, height: 800 } });
  const main = page.getByRole("main");
  const groups = main.getByRole("heading", { level: 2 });
  expect((await groups.allInnerTexts()).slice(0, 2)).toEqual([
    "Project Engineering",
    "Ads Services",
  ]);
  const rows = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  expect(await rows.count()).toBe(services.length);
  for (const row of await rows.all()) {
    const parts = [
      row.locator("svg[viewBox='0 0 400 400']"),
      row.getByRole("heading"),
      row.getByRole("list"),
    ];
    const lefts = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.x ?? 0));
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
    expect(new Set(lefts).size).toBe(3);
  }
});
