import { type BrowserContextOptions, type Page } from "playwright-core";
import { control, fill, validSuggestion } from "./form-steps";
import { reports } from "./site-routes";
import { startServer } from "./server";
import { hold, hydrated, openHydrated, launchWhole, setUpSite } from "./site";

const site = setUpSite(startServer, launchWhole);

const isScript = (url: string) => /\.js(\?|$)/.test(url);
const isData = (url: string) => url.includes("/page-data/");

/** An empty page, all that it asks for, the scripts and data among them, and the styles that are taken from it. */
async function watched(options?: BrowserContextOptions) {
  const page = await site.blank(options);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const late = () => requests.filter((url) => isScript(url) || isData(url));
  await page.addInitScript(() => {
    const gone: string[] = [];
    Object.assign(window, { gone });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        if (node instanceof HTMLStyleElement) gone.push(node.outerHTML.slice(0, 80));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return { page, requests, late };
}

/** The face of headlines, which every page preloads: without it no page is loaded. */
const font = "**/*.woff2";

/** A page on a slow line: it shows all that it has, and some files are still to come. */
async function openWithout(files: string | RegExp, route: string, options?: BrowserContextOptions) {
  const watch = await watched(options);
  const letThrough = await hold(watch.page, files);
  await watch.page.goto(route, { waitUntil: "commit" });
  await watch.page.waitForFunction(() => document.readyState !== "loading");
  return { ...watch, letThrough };
}

/** Lets the page have its frames and its idle time. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = () => requestIdleCallback(() => resolve());
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(idle)));
      }),
  );

/** By how many milliseconds the first script or data were asked for after the largest paint was on the screen. */
const delayOfScripts = (page: Page) =>
  page.evaluate(async () => {
    // The observer hands over what has been painted so far.
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().at(-1)?.startTime ?? NaN),
      ).observe({ type: "largest-contentful-paint", buffered: true });
    });
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.js$|\/page-data\//.test(name));
    return Math.min(...scripts.map(({ startTime }) => startTime)) - paint;
  });

/** Style elements that scripts took away, and selectors that they put in, in all and for a second time. */
const stylesOf = (page: Page) =>
  page.evaluate(() => {
    const selectors = (name: string) =>
      [...document.querySelectorAll<HTMLStyleElement>(`style[${name}]`)].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].flatMap((rule) =>
          rule instanceof CSSStyleRule ? [rule.selectorText] : [],
        ),
      );
    const later = selectors("data-emotion");
    const twice = later.filter((selector) => selectors("data-styles").includes(selector));
    return { gone: Reflect.get(window, "gone"), later, twice };
  });

test.each(["/", "/contact", reports[0]])(
  "%s: scripts begin when all that is seen has come, and leave the styles of the HTML alone",
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
    const { gone, later, twice } = await stylesOf(page);
    expect({ gone, twice }).toEqual({ gone: [], twice: [] });
    // This page shows nothing more with scripts.
    if (route === "/") expect(later).toEqual([]);
  },
);

// One load alone may come out right by chance.
test.each(["/", "/contact", "/cookies", "/", "/contact", "/cookies"])(
  "%s: scripts begin when the paint is on the screen, which on a fast line is after the load",
  async (route) => {
    expect(await delayOfScripts(await site.open(route))).toBeGreaterThan(0);
  },
);

test("scripts begin in a browser that hides the times of paints, too", async () => {
  const page = await site.blank();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await openHydrated(page, "/terms");
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["a movement of the mouse", (page) => page.mouse.move(200, 300)],
  ["a key", (page) => page.keyboard.press("Shift")],
  ["a touch", (page) => page.touchscreen.tap(5, 5)],
  ["a focus", (page) => page.locator("main a").first().focus()],
])("scripts begin at the first sign of a visitor: %s", async (_, act) => {
  const { page, late, letThrough } = await openWithout(font, "/terms", { hasTouch: true });
  await settle(page);
  expect(late()).toEqual([]);
  await act(page);
  await hydrated(page);
  const scripts = late().filter(isScript);
  expect(new Set(scripts).size).toBe(scripts.length);
  letThrough();
});

test("a suggestion that is submitted before scripts run is submitted after, once", async () => {
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

test("the next page is loaded ahead when a visitor points at its link, not before, and is reached without a load", async () => {
  const { page, requests, late } = await watched();
  await openHydrated(page, "/research/sem-trends-report");
  await settle(page);
  const asked = () => requests.filter((url) => url.includes("/google-ads"));
  expect(asked()).toEqual([]);
  const link = page.getByRole("main").getByRole("link", { name: "Google Ads", exact: true });
  const ahead = page.waitForResponse("**/page-data/services/google-ads/page-data.json");
  const script = page.waitForResponse(/component---src-templates-service.*\.js$/);
  await link.hover();
  await Promise.all([(await ahead).finished(), (await script).finished()]);
  const before = late();
  await link.click();
  await page.getByRole("heading", { level: 1, name: "Google Ads" }).waitFor();
  expect(late()).toEqual(before);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "SEM Trends" }).waitFor();
  expect(requests.slice(1).filter((url) => /-report$|\/google-ads$/.test(url))).toEqual([]);
});
