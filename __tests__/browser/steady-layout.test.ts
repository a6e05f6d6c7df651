import { type Page } from "playwright-core";
import { setUpSite } from "./site";
import { reports } from "./site-routes";

const site = setUpSite();

/** When things have moved by themselves since the page began, in milliseconds, once all is quiet. */
async function shiftsIn(page: Page): Promise<number[]> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        // A frame is counted once it is drawn, which the next one comes after.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(() => {
              const observer = new PerformanceObserver(() => undefined);
              // Those after an input count too: the page that the click led to stands when it is shown.
              observer.observe({ type: "layout-shift", buffered: true });
              resolve(observer.takeRecords().map(({ startTime }) => startTime));
            }),
          ),
        );
      }),
  );
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
  // The last one is never within a text, whose links the browser follows by itself.
  await page.locator(`a[href="${route}"]:visible`).last().click();
  return shown;
}

describe.each([390, 1280])("at %i px", (width) => {
  const viewport = { width, height: 800 };

  test.each([
    ["/", "/reviews"],
    ["/", "/web-development"],
    ["/", "/contact"],
    ["/services", "/services/seo"],
    ["/reviews", "/"],
    ["/research?tab=completed", reports[0]],
    ["/terms", "/privacy"],
  ])("from %s a click leads to %s, which stands still from its first frame", async (from, to) => {
    const page = await site.open(from, { viewport });
    const shown = await follow(page, to);
    expect((await shiftsIn(page)).filter((time) => time > shown)).toEqual([]);
  });

  test("a thing that comes late is noticed", async () => {
    const page = await site.open("/reviews", { viewport });
    const shown = await follow(page, "/contact");
    await page.waitForFunction(() => scrollY === 0);
    await page.evaluate(() => {
      const late = document.createElement("div");
      late.style.height = "300px";
      document.body.prepend(late);
    });
    expect((await shiftsIn(page)).filter((time) => time > shown)).not.toEqual([]);
  });
});
