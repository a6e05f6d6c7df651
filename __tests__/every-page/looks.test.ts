import { type Page } from "playwright-core";
import { researchAddress, researchPanels } from "../../src/addresses";
import { violationsInBothLooks } from "../browser/axe";
import {
  hiddenTexts,
  lengthenWords,
  misfitsInCharts,
  platedTexts,
  smallTargets,
  wideThings,
} from "../browser/page-checks";
import { setUpSite } from "../browser/site";
import { routes } from "./site-pages";

const site = setUpSite();
// axe-core takes a slow machine longer on a long page than a click does.
jest.setTimeout(90_000);

/** Longer than a phone is wide in any size of type, and without a place to break. */
const longWord = "Incomprehensibilities".repeat(3);

/** What a function finds in a page of each width. */
async function at<T>(page: Page, widths: readonly number[], look: () => T[]): Promise<T[]> {
  const found: T[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await page.evaluate(look)));
  }
  return found;
}

/** What only paper shows: on the cover of a report, the publisher and the address. */
const onPaperOnly = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('meta[property="og:type"][content="article"]') === null) return [];
    const canonical = document.querySelector('link[rel="canonical"]');
    const publisher = document.querySelector('meta[property="og:site_name"]');
    return [publisher?.getAttribute("content"), canonical?.getAttribute("href")];
  });

const tabs = Object.values(researchPanels).slice(1).map(researchAddress);

// In this order: the later tests change the page.
describe.each([...routes, "/no-such-page", ...tabs])("%s", (route) => {
  test("axe-core finds nothing", async () => {
    expect(await violationsInBothLooks(await site.read(route))).toEqual([]);
  });

  test("shows its words, also in forced colors, and those of charts at a size that can be read", async () => {
    const page = await site.read(route);
    expect(await at(page, [390], hiddenTexts)).toEqual(await onPaperOnly(page));
    expect(await at(page, [320, 1280], misfitsInCharts)).toEqual([]);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    expect(await page.evaluate(platedTexts)).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
  });

  // As it is, with text of 200 % (WCAG 1.4.4), and with a very long word in every text.
  test("has no target below 24 px on a phone, and never scrolls sideways", async () => {
    const page = await site.read(route);
    expect(await at(page, [390], smallTargets)).toEqual([]);
    expect(await at(page, [320, 390, 768, 1280], wideThings)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await at(page, [390, 640], wideThings)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    await page.evaluate(lengthenWords, longWord);
    expect(await at(page, [320, 768, 1280], wideThings)).toEqual([]);
  });
});
