import { type Page } from "playwright-core";
import { openHydrated, setUpSite } from "./site";
import { panels } from "./site-routes";

const site = setUpSite();

test("switching tabs neither scrolls nor adds to the history, and works offline", async () => {
  const page = await site.open("/research", { viewport: { width: 1280, height: 500 } });
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  const steps = await page.evaluate(() => history.length);
  await page.context().setOffline(true);
  await page.getByRole("tab", { name: "Completed Research" }).click();
  await page.getByText(panels.completed.text, { exact: true }).waitFor();
  expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual([400, steps]);
  expect(await page.locator(":focus").textContent()).toBe("Completed Research");
});

/**
 * Waits until the header, the tabs, and the suggestion form's heading are visible, in that order from top to
 * bottom.
 */
const seesTabsAndHeading = (page: Page) =>
  page.waitForFunction(() => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const header = boxOf("header");
    const tabs = boxOf("#current-research-tab");
    const heading = boxOf("#suggest-topic h2");
    const edges = [header.bottom, tabs.top, tabs.bottom, heading.top, heading.bottom];
    return [...edges, window.innerHeight].every((edge, index, all) => edge >= (all[index - 1] ?? 1));
  });

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])("at $width px, a button and an anchor bring tabs and suggestion into view", async (viewport) => {
  const page = await site.open("/research", { viewport, reducedMotion: "reduce" });
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  const button = page.getByRole("link", { name: "Suggest Research Topic", exact: true });
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const scrollTop = await page.evaluate(() => window.scrollY);
  await button.click();
  await page.waitForURL("/research?tab=suggest");
  await seesTabsAndHeading(page);
  await page.goBack();
  await page.getByRole("tab", { name: "Current Research", selected: true }).waitFor();
  await page.waitForFunction((before) => window.scrollY === before, scrollTop);
  expect(await page.locator("html[data-same-document]").count()).toBe(1);
  await openHydrated(page, "/terms");
  await openHydrated(page, "/research#suggest-topic");
  await seesTabsAndHeading(page);
});

test("without scripts, a browser without :has shows all panels", async () => {
  const page = await site.blank({ javaScriptEnabled: false });
  const html = await (await site.fetch("/research")).text();
  // Remove rules with `:has`, because a browser without `:has` ignores them (Selectors Level 4, section 4.1).
  const body = html
    .replace(/<style.*?<\/style>/gs, (styles) =>
      styles.replace(/[^{}]+\{[^{}]*\}/g, (rule) => (rule.includes(":has(") ? "" : rule)),
    )
    .replace(/<meta http-equiv[^>]*>/, "");
  await page.route("**/research", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/research");
  for (const { text } of Object.values(panels)) await page.getByText(text, { exact: true }).waitFor();
});

test.each([
  ["/research", "current-research"],
  ["/research?tab=completed", "completed-research"],
  ["/research?tab=suggest#completed-research", "completed-research"],
])("from its first paint, %s shows only the panel %s", async (address, expected) => {
  const page = await site.blank();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(window, "seenPanels", seen);
    const record = () => {
      const panels = ["current-research", "completed-research", "suggest-topic"]
        .map((id) => document.getElementById(id))
        .filter((panel) => panel?.checkVisibility());
      if (document.readyState !== "loading") seen.add(panels.map((panel) => panel?.id).join());
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await openHydrated(page, address);
  const seen = await page.evaluate(() => [...Reflect.get(window, "seenPanels")]);
  expect(seen).toEqual([expected]);
});

const selectedTab = (page: Page) => page.getByRole("tab", { selected: true }).textContent();

test("the tab list and its panels have names, and the Tab key stops only at the selected tab", async () => {
  const page = await site.open("/research?tab=completed");
  const list = page.getByRole("tablist", { name: "Research lists" });
  expect(await list.getByRole("tab").count()).toBe(2);
  expect(await page.getByRole("tabpanel", { name: "Completed Research" }).count()).toBe(1);
  await page.getByRole("tab", { name: "Completed Research" }).press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").textContent()).toBe("Completed Research");
  await page.keyboard.press("Tab");
  expect(await page.locator("[role=tab]:focus").count()).toBe(0);
});

test.each([
  ["ArrowRight", "/research", "Completed Research"],
  ["ArrowRight", "/research?tab=completed", "Current Research"],
  ["ArrowLeft", "/research", "Completed Research"],
  ["Home", "/research?tab=completed", "Current Research"],
  ["End", "/research", "Completed Research"],
  ["ArrowUp", "/research", "Current Research"],
  ["Escape", "/research", "Current Research"],
])("%s at %s selects %s", async (key, route, expected) => {
  const page = await site.open(route);
  await page.locator('[role="tab"][tabindex="0"]').press(key);
  expect(await selectedTab(page)).toBe(expected);
  expect(await page.locator(":focus").textContent()).toBe(expected);
});

test.each(["Enter", " "])("with the suggestion open, %j on the first tab opens its panel", async (key) => {
  const page = await site.open("/research?tab=suggest");
  expect(await page.getByRole("tab", { selected: true }).count()).toBe(0);
  await page.getByRole("tab", { name: "Current Research" }).press(key);
  expect(await selectedTab(page)).toBe("Current Research");
  expect(new URL(page.url()).search).toBe("");
});

test("Ctrl and click on a tab is left to the browser", async () => {
  const page = await site.open("/research");
  const [other] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("tab", { name: "Completed Research" }).click({ modifiers: ["Control"] }),
  ]);
  expect(new URL(other.url()).hash).toBe("#completed-research");
  expect(await selectedTab(page)).toBe("Current Research");
});
