import { type Page } from "playwright-core";
import { setUpSite } from "./site";
import { reports } from "./site-routes";

const site = setUpSite();

/** Waits until visible images and fonts have loaded. Returns the times of all layout shifts, in ms. */
async function findShifts(page: Page): Promise<number[]> {
  await page.waitForFunction(() => {
    const isVisible = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    const isReady = [...document.images].every((image) => image.complete || !isVisible(image));
    return isReady && document.fonts.status === "loaded";
  });
  return page.evaluate(async () => {
    // Wait for two frames, because the browser reports a frame's layout shifts after drawing it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().map(({ startTime }) => startTime);
  });
}

/** Clicks the link to a route. Returns the `performance.now()` timestamp of the frame with the new heading. */
async function follow(page: Page, route: string): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1")?.textContent;
        new MutationObserver((_, observer) => {
          if (document.querySelector("h1")?.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  // A mouse click would wait for two smooth scrolls: one to the link, and one back to the top.
  await page.locator(`a[href="${route}"]:visible`).last().dispatchEvent("click");
  return shown;
}

test.each([390, 1280])(
  "at %i px, pages that links lead to don't move after their first frame",
  async (width) => {
    const page = await site.open("/research?tab=completed", { viewport: { width, height: 800 } });
    const late = async (shown: number) => (await findShifts(page)).filter((time) => time > shown);
    const services = ["/web-development", "/services", "/services/seo"];
    const others = ["/contact", "/terms", "/privacy"];
    for (const route of [reports[0], "/research", "/reviews", "/", ...services, ...others]) {
      expect([route, await late(await follow(page, route))]).toEqual([route, []]);
    }

    // Insert an element after the first frame, to show that this test detects layout shifts.
    const shown = await follow(page, "/contact");
    await page.evaluate(() => {
      const element = document.createElement("div");
      element.style.height = "300px";
      document.body.prepend(element);
    });
    expect(await late(shown)).not.toEqual([]);
  },
);

test.each([390, 1280])("at %i px, nothing moves when an address chooses a service", async (width) => {
  // Use a tall window, so that the form is visible without scrolling.
  const page = await site.open("/contact?service=google-ads", { viewport: { width, height: 2000 } });
  await page.getByRole("button", { name: "Remove the service: Google Ads Manager" }).waitFor();
  expect(await findShifts(page)).toEqual([]);
});

test.each([390, 1280])("at %i px, nothing moves when the headline font arrives late", async (width) => {
  const page = await site.blank({ viewport: { width, height: 800 } });
  let letThrough = () => {};
  await page.route("**/*.woff2", async (request) => {
    await new Promise<void>((resolve) => (letThrough = resolve));
    await request.continue();
  });
  for (const route of ["/", reports[0], "/services/seo"]) {
    await page.goto(route, { waitUntil: "commit" });
    await page.locator("h1").waitFor();
    // Wait for the first frame, which shows the headlines in a fallback font.
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
    letThrough();
    expect([route, await findShifts(page)]).toEqual([route, []]);
  }
});
