import { type Page } from "playwright-core";
import { hydrated, setUpSite } from "./site";

const site = setUpSite();

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** Something that stands in one of the three panels alone. */
const inCurrent = (page: Page) => page.getByText("Last updated: August,18", { exact: true });
const inCompleted = (page: Page) =>
  page.getByText("Last updated: August 18, 2025", { exact: true });
const inSuggestion = (page: Page) => page.getByText("Popular Research Requests", { exact: true });

describe("the tabs", () => {
  test("a switch neither scrolls nor makes a step in the history", async () => {
    const page = await site.open("/research", { viewport: { width: 1280, height: 500 } });
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
    const steps = await page.evaluate(() => history.length);
    await tab(page, "Completed Research").click();
    await inCompleted(page).waitFor();
    expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual([150, steps]);
  });

  test("a report read from the list leads back to its place in the list", async () => {
    const page = await site.open("/research", { reducedMotion: "reduce" });
    await tab(page, "Completed Research").click();
    const last = page.getByRole("link", { name: /^View Full Report/ }).last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await page.waitForURL("/research/*-report");
    await page.goBack();
    await page.waitForURL("/research?tab=completed");
    await inCompleted(page).waitFor();
    await page.waitForFunction(() => window.scrollY > 300);
  });
});

describe("'Suggest Research Topic'", () => {
  const suggest = (page: Page) =>
    page.getByRole("link", { name: "Suggest Research Topic", exact: true });

  test("on the research page opens the suggestion in place, its heading in view", async () => {
    const page = await site.open("/research", { viewport: { width: 1280, height: 800 } });
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    await suggest(page).click();
    await page.waitForURL("/research?tab=suggest");
    await page.waitForFunction(() => {
      const heading = [...document.querySelectorAll("h2")].find(
        ({ textContent }) => textContent === "Suggest a Research Topic",
      );
      const { top = -1, bottom = Infinity } = heading?.getBoundingClientRect() ?? {};
      return top > 0 && bottom <= window.innerHeight;
    });
    expect(await page.locator("html[data-same-document]").count()).toBe(1);
  });
});

describe("without scripts", () => {
  test("a browser that does not know :has shows all panels, too", async () => {
    const page = await site.blank({ javaScriptEnabled: false });
    await page.route("**/research", async (route) => {
      const response = await route.fetch();
      // A selector list with one part that is unknown is dropped whole (Selectors Level 4, section 4.1).
      const html = (await response.text()).replace(/<style.*?<\/style>/gs, (styles) =>
        styles.replace(/[^{}]+\{[^{}]*\}/g, (rule) => (rule.includes(":has(") ? "" : rule)),
      );
      await route.fulfill({
        contentType: "text/html",
        body: html.replace(/<meta http-equiv[^>]*>/, ""),
      });
    });
    await page.goto("/research");
    for (const panel of [inCurrent, inCompleted, inSuggestion]) await panel(page).waitFor();
  });
});

describe("the first paint", () => {
  test.each([
    ["/research", "current-research"],
    ["/research?tab=completed", "completed-research"],
    ["/research?tab=suggest", "suggest-topic"],
    ["/research?tab=suggest#completed-research", "completed-research"],
    ["/research?tab=constructor", "current-research"],
  ])("of %s and every frame after it show the panel %s", async (address, expected) => {
    const page = await site.blank();
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Reflect.set(window, "seenPanels", seen);
      const look = () => {
        const panels = ["current-research", "completed-research", "suggest-topic"]
          .map((id) => document.getElementById(id))
          .filter((panel) => panel?.checkVisibility());
        if (document.readyState !== "loading") seen.add(panels.map((panel) => panel?.id).join());
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(address, { waitUntil: "load" });
    await hydrated(page);
    await page.getByRole("tablist").waitFor();
    const seen = await page.evaluate(() => [...Reflect.get(window, "seenPanels")]);
    expect(seen).toEqual([expected]);
    expect(await page.locator("html[data-panel]").count()).toBe(0);
  });
});

test("tabs are there without a network, too", async () => {
  const page = await site.open("/research");
  await page.context().setOffline(true);
  await tab(page, "Completed Research").click();
  await page.waitForURL("/research?tab=completed");
});
