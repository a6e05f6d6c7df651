import { type Locator } from "playwright-core";
import { setUpSite } from "./site";
import { reports, services } from "./site-routes";

const site = setUpSite();
const large = { viewport: { width: 1280, height: 800 } };

/** Returns the elements' distances from the left or top edge, in whole pixels. */
const measure = (elements: Locator, side: "x" | "y") =>
  elements.evaluateAll(
    (all, of) => all.map((element) => Math.round(element.getBoundingClientRect()[of])),
    side,
  );

test("on large screens, services have three columns, and the amounts of testimonials are aligned", async () => {
  const page = await site.open("/", large);
  const main = page.getByRole("main");
  const cards = main.locator("li:has(> h3)").filter({ hasText: "Learn More" });
  const [first, second, third, ...rest] = await measure(cards, "x");
  expect(new Set([first, second, third]).size).toBe(3);
  expect(rest).toEqual([first, second, third]);
  const amounts = await measure(main.locator("dd").filter({ hasText: /^\$\d,\d00$/ }), "y");
  expect(amounts).toHaveLength(4);
  expect(new Set(amounts).size).toBe(1);
});

test("on a phone, the home page is less than ten screens high", async () => {
  const page = await site.open("/", { viewport: { width: 390, height: 844 } });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8100);
});

test("on large screens, the home page has a ledger sheet beside its headline, and its buttons below", async () => {
  const page = await site.open("/", large);
  const header = page.locator("main > header");
  const [headline, buttons] = [header.locator("h1"), header.getByRole("link").first()];
  expect(await measure(buttons, "x")).toEqual(await measure(headline, "x"));
  const box = await header.locator("figure").boundingBox();
  expect(box?.width).toBeGreaterThan(440);
  expect(box?.height).toBeGreaterThan(480);
  const { x = 0, y = 0 } = (await headline.boundingBox()) ?? {};
  expect(box?.x).toBeGreaterThan(x);
  expect(box?.y).toBeLessThan(y);
});

test("the overview has each service in one row, with its illustration and its features", async () => {
  const page = await site.open("/services", large);
  const rows = page.getByRole("main").locator("li:has(h3)");
  expect(await rows.count()).toBe(services.length);
  for (const row of await rows.all()) {
    const parts = ["svg[viewBox='0 0 400 400']", "h3", "ul"].map((part) => row.locator(part));
    const lefts = (await Promise.all(parts.map((part) => measure(part, "x")))).flat();
    expect(lefts).toEqual([...new Set(lefts)].sort((one, other) => one - other));
    expect(lefts).toHaveLength(3);
  }
});

test("every report has space above its facts, and doesn't break years on a phone", async () => {
  const page = await site.blank({ javaScriptEnabled: false });
  const wrong: string[] = [];
  let found = 0;
  for (const route of reports) {
    await page.setViewportSize(large.viewport);
    await page.goto(route);
    const room = await page.locator("main header ul").evaluate((list) => {
      const words = document.createRange();
      words.selectNodeContents(list.firstElementChild ?? list);
      return words.getBoundingClientRect().top - list.getBoundingClientRect().top;
    });
    if (room < 8) wrong.push(`${route}: ${room} px above its facts`);
    await page.setViewportSize({ width: 390, height: 844 });
    const years = await page
      .locator("h1 span")
      .evaluateAll((spans) => spans.map((span) => span.getClientRects().length));
    if (years.some((lines) => lines > 1)) wrong.push(`${route}: years on several lines`);
    found += years.length;
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(0);
});
