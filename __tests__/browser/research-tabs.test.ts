import { type Page } from "playwright-core";
import { panels } from "../engines/journeys/panels";
import { openHydrated, setUpSite } from "./site";

const site = setUpSite();

test("a switch neither scrolls nor makes a step in the history, and keeps the focus on the tab", async () => {
  const page = await site.open("/research", { viewport: { width: 1280, height: 500 } });
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("tab", { name: "Completed Research" }).click();
  await page.getByText(panels.completed.text, { exact: true }).waitFor();
  expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual([150, steps]);
  expect(await page.locator(":focus").textContent()).toBe("Completed Research");
});

/** Waits until no part of the tabs is behind the header, and the suggestion's heading is in the window below them. */
const seesTabsAndHeading = (page: Page) =>
  page.waitForFunction(() => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const header = boxOf("header");
    const tabs = boxOf("#current-research-tab");
    const heading = boxOf("#suggest-topic h2");
    const edges = [header.bottom, tabs.top, tabs.bottom, heading.top, heading.bottom];
    return [...edges, window.innerHeight].every(
      (edge, index, all) => edge >= (all[index - 1] ?? 1),
    );
  });

const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

describe.each(viewports)("in a window of $width px", (viewport) => {
  const reducedMotion = "reduce";

  test("'Suggest Research Topic' opens the suggestion in place and in view, and Back returns to the button", async () => {
    const page = await site.open("/research", { viewport, reducedMotion });
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    const button = page.getByRole("link", { name: "Suggest Research Topic", exact: true });
    await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const place = await page.evaluate(() => window.scrollY);
    await button.click();
    await page.waitForURL("/research?tab=suggest");
    await seesTabsAndHeading(page);
    await page.goBack();
    await page.waitForURL("/research");
    await page.getByRole("tab", { name: "Current Research", selected: true }).waitFor();
    await page.waitForFunction((left) => window.scrollY === left, place);
    expect(await page.locator("html[data-same-document]").count()).toBe(1);
  });

  test("a link to the suggestion's anchor leaves the tabs in view, too", async () => {
    const page = await site.open("/research#suggest-topic", { viewport, reducedMotion });
    await seesTabsAndHeading(page);
  });
});

test("without scripts, a browser that does not know :has shows all panels, too", async () => {
  const page = await site.blank({ javaScriptEnabled: false });
  const html = await (await site.fetch("/research")).text();
  // A selector list with one part that is unknown is dropped whole (Selectors Level 4, section 4.1).
  const body = html
    .replace(/<style.*?<\/style>/gs, (styles) =>
      styles.replace(/[^{}]+\{[^{}]*\}/g, (rule) => (rule.includes(":has(") ? "" : rule)),
    )
    .replace(/<meta http-equiv[^>]*>/, "");
  await page.route("**/research", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/research");
  for (const { text } of Object.values(panels))
    await page.getByText(text, { exact: true }).waitFor();
});

test.each([
  ["/research", "current-research"],
  ["/research?tab=completed", "completed-research"],
  ["/research?tab=suggest", "suggest-topic"],
  ["/research?tab=suggest#completed-research", "completed-research"],
  ["/research?tab=constructor", "current-research"],
])(
  "the first paint of %s and every frame after it show the panel %s",
  async (address, expected) => {
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
    await openHydrated(page, address);
    await page.getByRole("tablist").waitFor();
    const seen = await page.evaluate(() => [...Reflect.get(window, "seenPanels")]);
    expect(seen).toEqual([expected]);
    expect(await page.locator("html[data-panel]").count()).toBe(0);
  },
);

test("tabs are there without a network, too", async () => {
  const page = await site.open("/research");
  await page.context().setOffline(true);
  await page.getByRole("tab", { name: "Completed Research" }).click();
  await page.waitForURL("/research?tab=completed");
});
