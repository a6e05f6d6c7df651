import { type Page } from "playwright-core";
import { setUpSite } from "./site";

const site = setUpSite();

/** Goes to the end of the page at once, and says how far down that is. */
async function scrollToEnd(page: Page): Promise<number> {
  const scrolled = await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    return window.scrollY;
  });
  expect(scrolled).toBeGreaterThan(300);
  return scrolled;
}

/** At the top of a page, and for two frames: the router remembers a place in the frame after a scroll. */
async function atTop(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address);
  await page.waitForFunction(
    () =>
      new Promise<boolean>((answer) => {
        const now = () => answer(window.scrollY === 0);
        requestAnimationFrame(() => requestAnimationFrame(now));
      }),
  );
}

/** Follows a link at the end of a page, and gives the place that is left. */
async function leave(page: Page, name: string, part: "main" | "contentinfo" = "contentinfo") {
  const place = await scrollToEnd(page);
  await page.getByRole(part).getByRole("link", { name, exact: true }).last().click();
  return place;
}

const isNear = (page: Page, place: number, distance: number) =>
  page.waitForFunction(([left, near]) => Math.abs(window.scrollY - left) < near, [
    place,
    distance,
  ] as const);

describe.each(["no-preference", "reduce"] as const)("with reduced motion: %s", (reducedMotion) => {
  test("links lead to the top, also of the page one is on and of a shorter one; Back to the place that was left, Forward to the top", async () => {
    const viewport = { width: 390, height: 800 };
    const page = await site.open("/terms", { reducedMotion, viewport });
    const behavior = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    );
    expect(behavior).toBe(reducedMotion === "reduce" ? "auto" : "smooth");
    await leave(page, "Terms of Service");
    await atTop(page, "/terms");
    const place = await leave(page, "Cookie Policy");
    await atTop(page, "/cookies");
    await page.goBack();
    await page.waitForURL("/terms");
    await isNear(page, place, 20);
    await page.goForward();
    await atTop(page, "/cookies");
    await leave(page, "Contact Us");
    await atTop(page, "/contact");
  });

  test("Back returns past another page and past an anchor to each place that was left", async () => {
    const page = await site.open("/terms", { reducedMotion });
    await page.locator("main nav").getByRole("link").nth(5).click();
    await page.waitForURL("/terms#*");
    const place = await leave(page, "Cookie Policy");
    await atTop(page, "/cookies");
    await page.goBack();
    await isNear(page, place, 20);
    await page.goBack();
    await atTop(page, "/terms");
  });

  test("'Contact Us' at the top of the contact page scrolls to the form", async () => {
    const viewport = { width: 390, height: 600 };
    const page = await site.open("/contact", { reducedMotion, viewport });
    await page.getByRole("main").getByRole("link", { name: "Contact Us", exact: true }).click();
    await page.waitForFunction(() => {
      const header = document.querySelector("header");
      const heading = document.querySelector("#message h2");
      if (header === null || heading === null) return false;
      const { top, bottom } = heading.getBoundingClientRect();
      return top >= header.getBoundingClientRect().bottom && bottom <= window.innerHeight;
    });
    expect(new URL(page.url()).pathname).toBe("/contact");
  });
});

test("Back in the middle of a smooth scroll returns to the very place that was left", async () => {
  const page = await site.open("/terms", { reducedMotion: "no-preference" });
  const place = await leave(page, "Cookie Policy");
  await page.waitForURL("/cookies");
  await page.waitForFunction((left) => window.scrollY < left / 2, place);
  await page.goBack();
  await page.waitForURL("/terms");
  await isNear(page, place, 2);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
});

test.each([
  ["/research/snapchat-ads-report", "Back to All Research", "/research"],
  ["/research/snapchat-ads-report", "View All Reports", "/research?tab=completed"],
  ["/research/tiktok-ads-report", "View All Reports", "/research?tab=completed"],
])("from %s, %s leads to the top of %s", async (route, name, to) => {
  const page = await site.open(route);
  await leave(page, name, "main");
  await atTop(page, to);
});

test("'View Full Report' leads to the top of the report, and Back to its place in the list", async () => {
  const page = await site.open("/research", { reducedMotion: "reduce" });
  await page.getByRole("tab", { name: "Completed Research" }).click();
  const link = page.getByRole("link", { name: /^View Full Report/ }).last();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await atTop(page, /\/research\/.*-report$/);
  await page.goBack();
  await page.waitForURL("/research?tab=completed");
  await page.getByText("Last updated: August 18, 2025", { exact: true }).waitFor();
  await page.waitForFunction(() => window.scrollY > 300);
});
