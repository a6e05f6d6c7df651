import { readFileSync } from "node:fs";
import { type AxeResults, type RunOptions } from "axe-core";
import { type Page } from "playwright-core";

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const script = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Runs axe-core. Returns the rule, the element, and the suggested fix for each violation. */
export async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(script);
  return page.evaluate(async (values) => {
    if (window.axe === undefined) throw new Error("axe-core is missing");
    const { violations: found } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
      // By default, axe-core also requests every style sheet, which only an experimental rule uses.
      preload: { assets: ["media"] },
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary ?? ""}`),
    );
  }, tags);
}

const atRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));

/**
 * One color scheme per width is enough, because `color-schemes.test.ts` checks the contrast in both schemes.
 */
const looks = [
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/** @param arrange - Brings the page into the state to test. */
export async function violationsInBothLooks(
  page: Page,
  arrange: (width: number) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of looks) {
    // Reduced motion makes colors change instantly.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await arrange(width);
    await atRest(page);
    const here = await violations(page);
    found.push(...here.map((violation) => `${width}px, ${colorScheme}: ${violation}`));
  }
  return found;
}
