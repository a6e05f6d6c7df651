import { type Page } from "playwright-core";
import { setUpSite } from "./site";

const site = setUpSite();

const focusedHeading = (page: Page, words: string) =>
  page.waitForFunction((expected) => {
    const { activeElement } = document;
    return activeElement?.tagName === "H1" && activeElement.textContent === expected;
  }, words);

test("the first page leaves the focus alone, the next has it on its heading, which no live region repeats; Tab goes on from there, Back too", async () => {
  const page = await site.open("/reviews", { viewport: { width: 1280, height: 800 } });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await page.waitForURL("/contact");
  await focusedHeading(page, "Get In Touch");
  const speaking = page.locator('[aria-live="polite"], [aria-live="assertive"], [role="alert"]');
  const heard = await speaking.filter({ visible: true }).allTextContents();
  expect(heard.join("").trim()).toBe("");
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").getAttribute("href")).toBe("#message");
  await page.goBack();
  await focusedHeading(page, "Client Reviews");
});

/** Runs in the page: the words of what has the focus, and whether they are out of sight; nothing at the page's ends. */
function focusedThing() {
  const element = document.activeElement;
  const header = document.querySelector("header");
  if (!element || element === document.body || !header) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  const isCovered =
    !header.contains(element) &&
    !element.matches('a[href="#main"]') &&
    top < header.getBoundingClientRect().bottom;
  const isOutside = bottom <= 0 || top >= window.innerHeight;
  const link = [...document.querySelectorAll('main a[href="/contact"]')].at(-1);
  const bar = link?.parentElement;
  // The bar is cut off at the end of the page's main part.
  const edge = bar?.parentElement?.getBoundingClientRect().bottom ?? 0;
  const rect = bar?.getBoundingClientRect();
  const isUnderBar =
    rect !== undefined &&
    element !== link &&
    top > rect.top - 8 &&
    bottom < Math.min(edge, rect.bottom) + 8;
  return { words: element.textContent, isHidden: isCovered || isOutside || isUnderBar };
}

test.each([
  ["/", 390],
  ["/", 1280],
  ["/terms", 390],
])("on %s at %i px the focus is never under header or bar (WCAG 2.4.11)", async (route, width) => {
  const viewport = { width, height: 700 };
  const page = await site.open(route, { viewport, reducedMotion: "reduce" });
  const hidden: string[] = [];
  for (const key of ["Tab", "Shift+Tab"]) {
    let stops = 0;
    for (; stops < 150; stops += 1) {
      await page.keyboard.press(key);
      const focus = await page.evaluate(focusedThing);
      if (focus === undefined) break;
      if (focus.isHidden) hidden.push(`${key} ${stops}: ${focus.words}`);
    }
    expect(stops).toBeGreaterThan(20);
  }
  expect(hidden).toEqual([]);
});
