import { type Page } from "playwright-core";
import { setUpSite } from "./site";
import { routes, unknownRoutes } from "./site-routes";

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

/** What sticks out of the page to the right at these widths. */
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

/* Nothing scrolls sideways: as it is, with text of 200 % (WCAG 1.4.4), and with a very long word in every text. */
test.each([
  ...routes,
  unknownRoutes[0],
  ...["current", "completed", "suggest"].map((tab) => `/research?tab=${tab}`),
])("%s never scrolls sideways", async (route) => {
  const page = await site.open(route);
  expect(await wideThings(page, [320, 390, 768, 1280])).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  expect(await wideThings(page, [640])).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await page.evaluate(lengthenWords, longWord);
  expect(await wideThings(page, [320, 768, 1280])).toEqual([]);
});
