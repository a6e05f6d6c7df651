import { type Page } from "playwright-core";
import { setUpSite } from "./site";
import { reports } from "./site-routes";

const site = setUpSite();

/** When things have moved by themselves, in milliseconds, once what can be seen has come. */
async function shiftsIn(page: Page): Promise<number[]> {
  await page.waitForFunction(() => {
    const isSeen = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    const isReady = [...document.images].every((image) => image.complete || !isSeen(image));
    return isReady && document.fonts.status === "loaded";
  });
  return page.evaluate(async () => {
    // A frame is counted once it is drawn, which the next one comes after.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    const observer = new PerformanceObserver(() => undefined);
    // Those after an input count too: the page that the click led to stands when it is shown.
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().map(({ startTime }) => startTime);
  });
}

/** Clicks a link to a route, and says when the frame that first shows its heading was done. */
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
  // The last one is never within a text, whose links the browser follows by itself. A click by mouse would
  // wait for two smooth scrolls, to the link and back to the top.
  await page.locator(`a[href="${route}"]:visible`).last().dispatchEvent("click");
  return shown;
}

test.each([390, 1280])(
  "at %i px the pages that links lead to stand still from their first frame",
  async (width) => {
    const page = await site.open("/research?tab=completed", { viewport: { width, height: 800 } });
    const late = async (shown: number) => (await shiftsIn(page)).filter((time) => time > shown);
    const services = ["/web-development", "/services", "/services/seo"];
    const others = ["/contact", "/terms", "/privacy"];
    for (const route of [reports[0], "/research", "/reviews", "/", ...services, ...others]) {
      expect([route, await late(await follow(page, route))]).toEqual([route, []]);
    }

    // A thing that comes late is noticed.
    const shown = await follow(page, "/contact");
    await page.evaluate(() => {
      const element = document.createElement("div");
      element.style.height = "300px";
      document.body.prepend(element);
    });
    expect(await late(shown)).not.toEqual([]);
  },
);
