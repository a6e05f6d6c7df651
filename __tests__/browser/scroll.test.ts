import { type Page } from "playwright-core";
import { hydrated, setUpSite } from "./site";

const site = setUpSite();

async function scrollToEnd(page: Page): Promise<number> {
  const position = await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    return window.scrollY;
  });
  expect(position).toBeGreaterThan(300);
  return position;
}

async function atTop(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address);
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const report = () => resolve(window.scrollY === 0);
        requestAnimationFrame(() => requestAnimationFrame(report));
      }),
  );
}

/** Scrolls to the end of the page, and clicks a link. Returns the scroll position before the click. */
async function leave(page: Page, name: string, part: "main" | "contentinfo" = "contentinfo") {
  const position = await scrollToEnd(page);
  await page.getByRole(part).getByRole("link", { name, exact: true }).last().click();
  return position;
}

const isNear = (page: Page, position: number, distance: number) =>
  page.waitForFunction(([left, near]) => Math.abs(window.scrollY - left) < near, [
    position,
    distance,
  ] as const);

describe.each(["no-preference", "reduce"] as const)("reduced motion set to %s", (reducedMotion) => {
  test("links lead to a page's top, Back to the last scroll position, and Forward to the top", async () => {
    const viewport = { width: 390, height: 800 };
    const page = await site.open("/terms", { reducedMotion, viewport });
    const behavior = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(behavior).toBe(reducedMotion === "reduce" ? "auto" : "smooth");
    // Click a link to the page that's already open, then a link to a shorter page.
    await leave(page, "Terms of Service");
    await atTop(page, "/terms");
    const position = await leave(page, "Cookie Policy");
    await atTop(page, "/cookies");
    await page.goBack();
    await page.waitForURL("/terms");
    await isNear(page, position, 20);
    await page.goForward();
    await atTop(page, "/cookies");
    await leave(page, "Contact Us");
    await atTop(page, "/contact");
  });

  test("going back past another page and an anchor restores each position", async () => {
    const page = await site.open("/terms", { reducedMotion });
    await page.locator("main nav").getByRole("link").nth(5).click();
    await page.waitForURL("/terms#*");
    // Smooth scrolling that begins after `leave` has scrolled to the end would move the page away from there.
    await page.waitForFunction(() => {
      const section = document.querySelector(":target");
      return section !== null && section.getBoundingClientRect().top < 200;
    });
    const position = await leave(page, "Cookie Policy");
    await atTop(page, "/cookies");
    await page.goBack();
    await isNear(page, position, 20);
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

test("Back after a reload returns to the last scroll position", async () => {
  const page = await site.open("/terms", { reducedMotion: "reduce" });
  const position = await leave(page, "Cookie Policy");
  await atTop(page, "/cookies");
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await page.waitForURL("/terms");
  await isNear(page, position, 20);
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

test("Back from a report returns to its card in the list", async () => {
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

test.each([
  ["reduce", false],
  ["no-preference", true],
] as const)("with reduced motion set to %s, animations take time: %s", async (...row) => {
  const [reducedMotion, expected] = row;
  const page = await site.open("/contact", { reducedMotion });
  const seconds = await page.evaluate(() => {
    const longest = (list: string[]) => Math.max(...list.join().split(",").map(parseFloat));
    // Add an animation, because the contact page has none.
    document.body.style.animation = "none 5s";
    const styles = [...document.querySelectorAll("*")].map((element) => getComputedStyle(element));
    return {
      transition: longest(styles.map(({ transitionDuration }) => transitionDuration)),
      animation: longest(styles.map(({ animationDuration }) => animationDuration)),
    };
  });
  expect(seconds.transition > 0).toBe(expected);
  // With reduced motion, animations last 0.01 ms instead of 0, because scripts may wait for them to end.
  expect(seconds.animation > 0.001).toBe(expected);
});
