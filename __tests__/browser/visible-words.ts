import { type Page } from "playwright-core";

/**
 * The words that can be seen on a page or in a part of it, in one line. Capitals are those of the
 * text, not those that a style makes of it.
 */
export async function visibleWords(page: Page, part = "body"): Promise<string> {
  await page.evaluate(() => {
    const asWritten = new CSSStyleSheet();
    asWritten.replaceSync("* { text-transform: none !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, asWritten];
  });
  return (await page.locator(part).innerText()).replace(/\s+/g, " ");
}

/** Those of the expected words that a text lacks. */
export const missingFrom = (text: string, expected: readonly (string | RegExp)[]): string[] =>
  expected
    .filter((words) => (typeof words === "string" ? !text.includes(words) : !words.test(text)))
    .map(String);
