import { type BrowserContextOptions, type Page } from "playwright-core";
import { isHydrated } from "../engines/in-page";
import { control, fill, validSuggestion } from "./form-steps";
import { reports } from "./site-routes";
import { startServer } from "./server";
import { hold, hydrated, openHydrated, launchWhole, setUpSite } from "./site";

const site = setUpSite(startServer, launchWhole);

const isScript = (url: string) => /\.js(\?|$)/.test(url);
const isData = (url: string) => url.includes("/page-data/");

async function openWatched(options?: BrowserContextOptions) {
  const page = await site.blank(options);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const late = () => requests.filter((url) => isScript(url) || isData(url));
  await page.addInitScript(() => {
    const removed: string[] = [];
    Object.assign(window, { removed });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        if (node instanceof HTMLStyleElement) removed.push(node.outerHTML.slice(0, 80));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return { page, requests, late };
}

/** URL pattern of the headline font. Every page preloads this font, so the `load` event waits for it. */
const font = "**/*.woff2";

async function openWithout(files: string | RegExp, route: string, options?: BrowserContextOptions) {
  const watch = await openWatched(options);
  const letThrough = await hold(watch.page, files);
  await watch.page.goto(route, { waitUntil: "commit" });
  await watch.page.waitForFunction(() => document.readyState !== "loading");
  return { ...watch, letThrough };
}

const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = () => requestIdleCallback(() => resolve());
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(idle)));
      }),
  );

/** Returns the time from the largest paint to the first request for a script or data, in milliseconds. */
const delayOfScripts = (page: Page) =>
  page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.js$|\/page-data\//.test(name));
    return Math.min(...scripts.map(({ startTime }) => startTime)) - paint;
  });

/**
 * `later` lists the selectors that scripts added. `twice` lists the added selectors that the HTML already
 * had.
 */
const readStyles = (page: Page) =>
  page.evaluate(() => {
    const selectors = (name: string) =>
      [...document.querySelectorAll<HTMLStyleElement>(`style[${name}]`)].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].flatMap((rule) =>
          rule instanceof CSSStyleRule ? [rule.selectorText] : [],
        ),
      );
    const later = selectors("data-emotion");
    const twice = later.filter((selector) => selectors("data-styles").includes(selector));
    return { removed: Reflect.get(window, "removed"), later, twice };
  });

test.each(["/", "/contact", reports[0]])(
  "%s: scripts start after the largest paint and don't change the HTML's styles",
  async (route) => {
    const { page, late, letThrough } = await openWithout(font, route);
    await settle(page);
    expect(late()).toEqual([]);
    letThrough();
    await hydrated(page);
    expect(late().filter(isScript)).not.toEqual([]);
    expect(late().filter(isData)).not.toEqual([]);
    expect(await delayOfScripts(page)).toBeGreaterThan(0);
    await settle(page);
    const { removed, later, twice } = await readStyles(page);
    expect({ removed, twice }).toEqual({ removed: [], twice: [] });
    // Scripts may add styles to the other tested pages, but not to the home page.
    if (route === "/") expect(later).toEqual([]);
  },
);

// Load the pages several times, because one load could pass by chance.
test.each(["/", "/contact", "/cookies", "/", "/contact", "/cookies"])(
  "%s: on a fast connection, scripts start after the largest paint",
  async (route) => {
    expect(await delayOfScripts(await site.open(route))).toBeGreaterThan(0);
  },
);

test("scripts start in a browser that hides paint times, and in a tab in the background", async () => {
  const page = await site.blank();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/terms");
  await page.waitForFunction(isHydrated, undefined, { polling: 100 });
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["a mouse movement", (page) => page.mouse.move(200, 300)],
  ["a key", (page) => page.keyboard.press("Shift")],
  ["a touch", (page) => page.touchscreen.tap(5, 5)],
  ["a focus", (page) => page.locator("main a").first().focus()],
])("scripts start at a visitor's first action: %s", async (_, act) => {
  const { page, late, letThrough } = await openWithout(font, "/terms", { hasTouch: true });
  await settle(page);
  expect(late()).toEqual([]);
  await act(page);
  await hydrated(page);
  const scripts = late().filter(isScript);
  expect(new Set(scripts).size).toBe(scripts.length);
  letThrough();
});

test("a suggestion submitted before the scripts start is sent once", async () => {
  const { page, letThrough } = await openWithout(/\.js$/, "/research/suggest-topic");
  await fill(page, validSuggestion);
  await page.getByRole("button", { name: "Submit Suggestion", exact: true }).click();
  expect(await control(page, "Name").inputValue()).toBe(validSuggestion.Name);
  letThrough();
  await hydrated(page);
  await page.locator(".Toastify__toast--success").first().waitFor();
  expect(await page.locator(".Toastify__toast").count()).toBe(1);
  expect(await control(page, "Name").inputValue()).toBe("");
});

test("pointing at a link prefetches its page, and following it requests nothing", async () => {
  const { page, requests, late } = await openWatched();
  await openHydrated(page, "/research/sem-trends-report");
  await settle(page);
  const requested = () => requests.filter((url) => url.includes("/google-ads"));
  expect(requested()).toEqual([]);
  const link = page.getByRole("main").getByRole("link", { name: "Google Ads", exact: true });
  const data = page.waitForResponse("**/page-data/services/google-ads/page-data.json");
  const script = page.waitForResponse(/component---src-templates-service.*\.js$/);
  await link.hover();
  await Promise.all([(await data).finished(), (await script).finished()]);
  const before = late();
  // Move the mouse away, because a link under the mouse on the next page would prefetch another page.
  await page.mouse.move(0, 0);
  await link.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Google Ads" }).waitFor();
  expect(late()).toEqual(before);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "SEM Trends" }).waitFor();
  expect(requests.slice(1).filter((url) => /-report$|\/google-ads$/.test(url))).toEqual([]);
});
