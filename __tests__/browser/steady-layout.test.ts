import { type Page } from "playwright-core";
import { openHydrated, setUpSite } from "./site";
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
    await new Promise<unknown>((resolve) => setTimeout(resolve));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().map(({ startTime }) => startTime);
  });
}

test.each([390, 1280])("at %i px, pages don't move after their first frame", async (width) => {
  const page = await site.blank({ viewport: { width, height: 800 } });
  const services = ["/web-development", "/services", "/services/seo"];
  // In a tall window, the form is visible without scrolling.
  const forms = ["/contact?service=google-ads", "/research?tab=suggest", "/research/suggest-topic"];
  for (const route of [reports[0], "/research", "/reviews", "/", ...services, ...forms, "/terms"]) {
    await page.setViewportSize({ width, height: forms.includes(route) ? 2000 : 800 });
    await openHydrated(page, route);
    expect([route, await findShifts(page)]).toEqual([route, []]);
  }

  // Insert an element after the first frame, to show that this test detects layout shifts.
  await page.evaluate(() => {
    const element = document.createElement("div");
    element.style.height = "300px";
    document.body.prepend(element);
  });
  expect(await findShifts(page)).not.toEqual([]);
});

test("on a slow device, the menu doesn't move while the page arrives", async () => {
  const page = await site.blank({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // Whether the browser paints an incomplete menu depends on chance, so try several times.
  for (let count = 0; count < 10; count += 1) {
    await openHydrated(page, "/research");
    expect(await findShifts(page)).toEqual([]);
  }
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
