import { type Page } from "playwright-core";
import { openHydrated, setUpSite } from "./site";
import { reports } from "./site-routes";

const site = setUpSite();

/**
 * Waits until visible images and fonts have loaded. Returns the times of layout shifts, in ms.
 *
 * @param part - Selector for a part of the page. Shifts of other elements don't count.
 */
async function findShifts(page: Page, part = "*"): Promise<number[]> {
  await page.waitForFunction(() => {
    const isVisible = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    const isReady = [...document.images].every((image) => image.complete || !isVisible(image));
    return isReady && document.fonts.status === "loaded";
  });
  return page.evaluate(async (selector) => {
    // Wait for two frames, because the browser reports a frame's layout shifts after drawing it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise<unknown>((resolve) => setTimeout(resolve));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const movesPart = (shift: PerformanceEntry & { sources?: readonly { node: Node | null }[] }) =>
      shift.sources?.some(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element?.closest(selector);
      });
    return observer
      .takeRecords()
      .filter(movesPart)
      .map(({ startTime }) => startTime);
  }, part);
}

/**
 * Opens a page up to three times, until it doesn't move. On a busy machine, the browser now and then paints a page
 * that has arrived only in part, which moves when the rest arrives. Other causes move a page each time.
 */
async function openSteady(page: Page, route: string): Promise<number[]> {
  for (let attempt = 1; ; attempt += 1) {
    await openHydrated(page, route);
    const shifts = await findShifts(page);
    if (shifts.length === 0 || attempt === 3) return shifts;
  }
}

test.each([390, 1280])("at %i px, pages don't move after their first frame", async (width) => {
  const page = await site.blank({ viewport: { width, height: 800 } });
  const services = ["/web-development", "/services", "/services/seo"];
  // In a tall window, the form is visible without scrolling.
  const forms = ["/contact?service=google-ads", "/research?tab=suggest", "/research/suggest-topic"];
  for (const route of [reports[0], "/research", "/reviews", "/", ...services, ...forms, "/terms"]) {
    await page.setViewportSize({ width, height: forms.includes(route) ? 2000 : 800 });
    expect([route, await openSteady(page, route)]).toEqual([route, []]);
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
    expect(await findShifts(page, "header nav")).toEqual([]);
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
