import { type Page } from "playwright-core";
import { setUpSite } from "./site";
import { reportsWithoutChrome } from "./site-routes";

const phone = { viewport: { width: 390, height: 844 } };

const site = setUpSite();

const bar = (page: Page) => page.getByRole("main").getByRole("link", { name: "Get Started" });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Whether the link can be pressed where it stands. */
const isWithinReach = (page: Page) =>
  bar(page).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === link;
  });

test("on a phone the way to the contact form comes below the first screen and stays at hand; other windows have none", async () => {
  const page = await site.open("/terms", phone);
  expect(await isWithinReach(page)).toBe(false);
  await scrollTo(page, 2000);
  expect(await isWithinReach(page)).toBe(true);
  expect((await bar(page).boundingBox())?.y).toBeGreaterThan(844 - 64);
  expect(await bar(page).getAttribute("href")).toBe("/contact");
  await scrollTo(page, 100_000);
  expect(await isWithinReach(page)).toBe(false);
  await bar(page).focus();
  expect(await isWithinReach(page)).toBe(true);
  for (const [width, height] of [
    [1280, 800],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 1500);
    expect([width, await bar(page).count()]).toEqual([width, 0]);
  }
});

test.each(["/", "/terms", "/services", "/research/tiktok-ads-report"])(
  "at the end of %s it stands on no words, and the footer takes its place",
  async (route) => {
    const page = await site.read(route);
    await page.setViewportSize(phone.viewport);
    const footer = page.getByRole("contentinfo");
    const footerTop = () => footer.evaluate((element) => element.getBoundingClientRect().top);
    await scrollTo(page, 100_000);
    expect(await isWithinReach(page)).toBe(false);
    await scrollTo(page, (await page.evaluate(() => scrollY - innerHeight)) + (await footerTop()));
    expect(Math.round(await footerTop())).toBe(844);
    expect(await isWithinReach(page)).toBe(true);
    const words = page.getByRole("main").locator(":is(p, a, li, h2, h3):visible");
    const covered = await words.evaluateAll((all) => {
      const top = all.at(-1)?.parentElement?.getBoundingClientRect().top ?? 0;
      return all
        .slice(0, -1)
        .filter((element) => element.getBoundingClientRect().bottom > top)
        .map((element) => element.textContent);
    });
    expect(covered).toEqual([]);
  },
);

test.each(["/contact", reportsWithoutChrome[0]])("there is none on %s", async (route) => {
  const page = await site.read(route);
  await page.setViewportSize(phone.viewport);
  await scrollTo(page, 1500);
  expect(await bar(page).count()).toBe(0);
});
