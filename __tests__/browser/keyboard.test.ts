import { type Page } from "playwright-core";
import { setUpSite } from "./site";

const site = setUpSite();

const focusedHeading = (page: Page, words: string) =>
  page.waitForFunction((expected) => {
    const { activeElement } = document;
    return activeElement?.tagName === "H1" && activeElement.textContent === expected;
  }, words);

describe("after a navigation", () => {
  test("the focus is on the new heading, which no live region repeats; Tab goes on from there, Back too", async () => {
    const page = await site.open("/reviews", { viewport: { width: 1280, height: 800 } });
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

  test("the first page keeps the focus where the browser has it", async () => {
    const page = await site.open("/contact");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  });

  test("another tab of the research page keeps the focus on the tab", async () => {
    const page = await site.open("/research");
    await page.getByRole("tab", { name: "Completed Research" }).click();
    await page.waitForURL("/research?tab=completed");
    await page.getByRole("tabpanel", { name: "Completed Research" }).waitFor();
    expect(await page.locator(":focus").textContent()).toBe("Completed Research");
  });
});

describe("the focus is never under the header or the contact bar (WCAG 2.4.11)", () => {
  test.each([
    ["/", 390],
    ["/", 1280],
    ["/terms", 390],
  ])("on %s at %i px, forward and backward", async (route, width) => {
    const page = await site.open(route, {
      viewport: { width, height: 700 },
      reducedMotion: "reduce",
    });
    const hidden: string[] = [];
    for (const key of ["Tab", "Shift+Tab"]) {
      let stops = 0;
      for (; stops < 150; stops += 1) {
        await page.keyboard.press(key);
        const focus = await page.evaluate(() => {
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
        });
        if (focus === undefined) break;
        if (focus.isHidden) hidden.push(`${key} ${stops}: ${focus.words}`);
      }
      expect(stops).toBeGreaterThan(20);
    }
    expect(hidden).toEqual([]);
  });
});
