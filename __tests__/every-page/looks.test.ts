import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
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
import { built } from "../tested-project";
import { routes } from "./site-pages";

const site = setUpSite();
// The timeout is long, because axe-core is slow on long pages and busy machines.
jest.setTimeout(90_000);

/** A word that can't break and is wider than a phone's screen at any font size. */
const longWord = "Incomprehensibilities".repeat(3);

async function checkAt<T>(page: Page, widths: readonly number[], check: () => T[]): Promise<T[]> {
  const found: T[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await page.evaluate(check)));
  }
  return found;
}

/** Returns the page's print-only texts. Only a report has one: its address. */
const readPrinted = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('meta[property="og:type"][content="article"]') === null) return [];
    const canonical = document.querySelector('link[rel="canonical"]');
    return [canonical?.getAttribute("href")];
  });

function readMain(site: string, route: string): string {
  const file = join(site, route.replace(/\?.*/, ""), "index.html");
  return existsSync(file) ? (/<main[^]*<\/main>/.exec(readFileSync(file, "utf8"))?.[0] ?? "") : "";
}

/** If `EVERY_PAGE_OF` names another project, only that project's pages that differ from ours are tested. */
const isNew = (route: string) =>
  !env["EVERY_PAGE_OF"] || readMain(built("public"), route) !== readMain("public", route);

const tabs = Object.values(researchPanels).slice(1).map(researchAddress);

// Keep the order of these tests, because the later ones change the page.
describe.each([...routes, "/no-such-page", ...tabs].filter(isNew))("%s", (route) => {
  test("axe-core finds nothing", async () => {
    expect(await violationsInBothLooks(await site.read(route))).toEqual([]);
  });

  test("shows all of its text", async () => {
    const page = await site.read(route);
    expect(await checkAt(page, [390], hiddenTexts)).toEqual(await readPrinted(page));
    expect(await checkAt(page, [320, 1280], misfitsInCharts)).toEqual([]);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    expect(await page.evaluate(platedTexts)).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
  });

  // WCAG 1.4.4 requires that pages also work with text at 200% of its normal size.
  test("fits every window", async () => {
    const page = await site.read(route);
    expect(await checkAt(page, [390], smallTargets)).toEqual([]);
    expect(await checkAt(page, [320, 390, 768, 1280], wideThings)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await checkAt(page, [390, 640], wideThings)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    await page.evaluate(lengthenWords, longWord);
    expect(await checkAt(page, [320, 768, 1280], wideThings)).toEqual([]);
  });
});
