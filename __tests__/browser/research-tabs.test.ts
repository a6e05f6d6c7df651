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

test("'Suggest Research Topic' opens the suggestion in place, its heading in view", async () => {
  const page = await site.open("/research", { viewport: { width: 1280, height: 800 } });
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  await page.getByRole("link", { name: "Suggest Research Topic", exact: true }).click();
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
