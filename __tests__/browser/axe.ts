import { readFileSync } from "node:fs";
import { type AxeResults, type RunOptions } from "axe-core";
import { type Page } from "playwright-core";

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const script = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** WCAG 2.2 at levels A and AA, and what axe's authors call best practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe-core finds wrong on a page as it now stands: rule, element, and what to mend. */
export async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(script);
  return page.evaluate(async (values) => {
    if (window.axe === undefined) throw new Error("axe-core is not there");
    const { violations: found } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary ?? ""}`),
    );
  }, tags);
}

/** Waits until nothing on the page moves or changes colour any more. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );

/** Each width and each colour scheme once; that the colours of both schemes can be read is tested by themselves. */
const looks = [
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/** {@link violations} in two looks. `arrange` brings the page into its state. */
export async function violationsInBothLooks(
  page: Page,
  arrange: (width: number) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of looks) {
    // Without motion a colour is at once what it becomes.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await arrange(width);
    await atRest(page);
    const here = await violations(page);
    found.push(...here.map((violation) => `${width}px, ${colorScheme}: ${violation}`));
  }
  return found;
}
