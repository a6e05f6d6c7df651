import { type Page } from "playwright-core";

/** Gives a page rules of the test's own. By script: its policy refuses a style element that it does not know. */
export async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = await new CSSStyleSheet().replace(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}
