import { type Page } from "playwright-core";
import { setUpSite } from "./site";

const site = setUpSite();

/** A link of the footer, which stands at the end of every page. */
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first();

/** Goes to the end of the page at once, and says how far down that is. */
async function scrollToEnd(page: Page): Promise<number> {
  const scrolled = await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    return window.scrollY;
  });
  expect(scrolled).toBeGreaterThan(300);
  return scrolled;
}

/** At the top, and for two frames: the router remembers a place in the frame after a scroll. */
const atTop = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise<boolean>((answer) => {
        const now = () => answer(window.scrollY === 0);
        requestAnimationFrame(() => requestAnimationFrame(now));
      }),
  );

describe.each(["no-preference", "reduce"] as const)("with reduced motion: %s", (reducedMotion) => {
  test("scrolling is smooth unless the visitor asked for less motion", async () => {
    const page = await site.open("/", { reducedMotion });
    const behavior = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    );
    expect(behavior).toBe(reducedMotion === "reduce" ? "auto" : "smooth");
  });

  test("a link of the footer leads to the top of its page", async () => {
    const page = await site.open("/reviews", { reducedMotion });
    await scrollToEnd(page);
    await footerLink(page, "Privacy Policy").click();
    await page.waitForURL("/privacy");
    await atTop(page);
  });

  test("from the end of a long page a link leads to the top of a shorter one", async () => {
    const page = await site.open("/", { reducedMotion, viewport: { width: 390, height: 800 } });
    await scrollToEnd(page);
    await footerLink(page, "Contact Us").click();
    await page.waitForURL("/contact");
    await atTop(page);
  });

  test("a link of the footer to the page one is on leads to its top", async () => {
    const page = await site.open("/terms", { reducedMotion });
    await scrollToEnd(page);
    await footerLink(page, "Terms of Service").click();
    await atTop(page);
    expect(new URL(page.url()).pathname).toBe("/terms");
  });

  test("Back returns to the place that was left, and Forward to the top", async () => {
    const page = await site.open("/terms", { reducedMotion });
    const place = await scrollToEnd(page);
    await footerLink(page, "Cookie Policy").click();
    await page.waitForURL("/cookies");
    await atTop(page);
    await page.goBack();
    await page.waitForURL("/terms");
    await page.waitForFunction((left) => Math.abs(window.scrollY - left) < 20, place);
    await page.goForward();
    await page.waitForURL("/cookies");
    await atTop(page);
  });

  test("Back returns past another page and past an anchor to each place that was left", async () => {
    const page = await site.open("/terms", { reducedMotion });
    await page.locator("main nav").getByRole("link").nth(5).click();
    await page.waitForURL("/terms#*");
    const place = await scrollToEnd(page);
    await footerLink(page, "Cookie Policy").click();
    await page.waitForURL("/cookies");
    await atTop(page);
    await page.goBack();
    await page.waitForFunction((left) => Math.abs(window.scrollY - left) < 20, place);
    await page.goBack();
    await page.waitForURL("/terms");
    await atTop(page);
  });

  test("'Contact Us' at the top of the contact page scrolls to the form", async () => {
    const page = await site.open("/contact", {
      reducedMotion,
      viewport: { width: 390, height: 600 },
    });
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
  const place = await scrollToEnd(page);
  await footerLink(page, "Cookie Policy").click();
  await page.waitForURL("/cookies");
  await page.waitForFunction((left) => window.scrollY < left / 2, place);
  await page.goBack();
  await page.waitForURL("/terms");
  await page.waitForFunction((left) => Math.abs(window.scrollY - left) < 2, place);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
});

describe("the ways back from a report", () => {
  test.each([
    ["/research/snapchat-ads-report", "Back to All Research", "/research"],
    ["/research/snapchat-ads-report", "View All Reports", "/research?tab=completed"],
    ["/research/tiktok-ads-report", "View All Reports", "/research?tab=completed"],
  ])("%s, %s leads to the top of %s", async (route, name, to) => {
    const page = await site.open(route);
    await scrollToEnd(page);
    await page.getByRole("link", { name, exact: true }).last().click();
    await page.waitForURL(to);
    await atTop(page);
  });

  test("'View Full Report' leads to the top of the report", async () => {
    const page = await site.open("/research?tab=completed");
    const link = page.getByRole("link", { name: /^View Full Report/ }).last();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await page.waitForURL("/research/*-report");
    await atTop(page);
  });
});
