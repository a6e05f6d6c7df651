import { setUpSite } from "./site";

const site = setUpSite();

/** Texts whose color would be replaced: the browser puts a plate of the page's color behind them, black on black. */
function platedTexts(): string[] {
  const page = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
    .filter((element) => {
      const { color, forcedColorAdjust } = getComputedStyle(element);
      return color === page && forcedColorAdjust !== "none";
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

test.each(["/", "/contact", "/research", "/services/seo", "/research/voice-search-report"])(
  "%s keeps all words readable in forced colours",
  async (route) => {
    const page = await site.open(route, { forcedColors: "active", colorScheme: "dark" });
    expect(await page.evaluate(platedTexts)).toEqual([]);
  },
);
