import { type Page } from "playwright-core";
import { setUpSite } from "./site";
import { reportsWithoutChrome, routes, unknownRoutes } from "./site-routes";

const site = setUpSite();

/** Longer than a phone is wide in any size of type, and without a place to break. */
const longWord = "Incomprehensibilities".repeat(3);

/** Puts a long word in place of the first word of every text on the page. */
function lengthenWords(word: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isShown = node.parentElement?.closest("script, style, noscript, option") === null;
    if (isShown) node.nodeValue = (node.nodeValue ?? "").replace(/\p{L}{2,}/u, word);
  }
}

async function wideThings(page: Page, widths: readonly number[]): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    wide.push(
      ...(await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        const leaves = [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .filter((element) => element.childElementCount === 0);
        return [
          `${clientWidth}px: ${scrollWidth}px wide`,
          ...leaves.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 160)),
        ];
      })),
    );
  }
  return wide;
}

/**
 * Controls that are seen and smaller than 24 px either way. Links in a sentence are excepted, and so
 * is what is only there for screen readers (WCAG 2.5.8).
 */
function smallTargets(): string[] {
  const controls = document.querySelectorAll("a, button, input, select, textarea, summary");
  return [...controls]
    .filter((control) => control.closest("p, li > p, td, dd, .prose") === null)
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.closest("[aria-hidden='true']") === null)
    .filter((control) => {
      const { width, height, bottom } = control.getBoundingClientRect();
      return bottom > 0 && (width < 24 || height < 24);
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

const tabs = ["current", "completed", "suggest"].map((tab) => `/research?tab=${tab}`);

describe.each([...routes, unknownRoutes[0], ...tabs])("%s", (route) => {
  test("has its landmarks once, and no target below 24 px on a phone", async () => {
    const page = await site.read(route);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(smallTargets)).toEqual([]);
    const chrome = reportsWithoutChrome.some((alone) => alone === route) ? 0 : 1;
    expect(await page.getByRole("main").count()).toBe(1);
    expect(await page.getByRole("banner").count()).toBe(chrome);
    expect(await page.getByRole("contentinfo").count()).toBe(chrome);
  });

  // As it is, with text of 200 % (WCAG 1.4.4), and with a very long word in every text.
  test("never scrolls sideways", async () => {
    const page = await site.read(route);
    expect(await wideThings(page, [320, 390, 768, 1280])).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await wideThings(page, [390, 640])).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    await page.evaluate(lengthenWords, longWord);
    expect(await wideThings(page, [320, 768, 1280])).toEqual([]);
  });
});
