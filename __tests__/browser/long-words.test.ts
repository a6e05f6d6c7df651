import { setUpSite } from "./site";
import { routes } from "./site-routes";

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

test.each(routes)(
  "%s with a very long word in every text does not scroll sideways",
  async (route) => {
    const page = await site.open(route, { viewport: { width: 320, height: 640 } });
    await page.evaluate(lengthenWords, longWord);
    const wide: string[] = [];
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      wide.push(
        ...(await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          if (scrollWidth <= clientWidth) return [];
          return [...document.querySelectorAll("body *")]
            .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
            .filter((element) => element.childElementCount === 0)
            .slice(0, 3)
            .map((element) => `${clientWidth}px: ${element.outerHTML.slice(0, 160)}`);
        })),
      );
    }
    expect(wide).toEqual([]);
  },
);
