import { type BrowserContextOptions, type Page } from "playwright-core";
import { control, fill, textsIn, validSuggestion } from "./form-steps";
import { reports, routes } from "./site-routes";
import { startServer } from "./server";
import { hold, hydrated, launchWhole, setUpSite } from "./site";

const site = setUpSite(startServer, launchWhole);

const isScript = (url: string) => /\.js(\?|$)/.test(url);
const isData = (url: string) => url.includes("/page-data/");
/** The face of headlines, which every page preloads: without it no page is loaded. */
const font = "**/*.woff2";

function lateRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (isScript(request.url()) || isData(request.url())) urls.push(request.url());
  });
  return urls;
}

/** A page on a slow line: it shows all that it has, and some files are still to come. */
async function openWithout(files: string | RegExp, route: string, options?: BrowserContextOptions) {
  const page = await site.blank(options);
  const letThrough = await hold(page, files);
  const requests = lateRequests(page);
  await page.goto(route, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  return { page, requests, letThrough };
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

/** When the largest paint was on the screen and when the first script or data were asked for, in milliseconds. */
const starts = (page: Page) =>
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
    return { paint, script: Math.min(...scripts.map(({ startTime }) => startTime)) };
  });

describe("scripts begin late", () => {
  test.each(["/", "/contact", reports[0]])("%s: when all that is seen has come", async (route) => {
    const { page, requests, letThrough } = await openWithout(font, route);
    await settle(page);
    expect(requests).toEqual([]);
    letThrough();
    await hydrated(page);
    expect(requests.filter(isScript)).not.toEqual([]);
    expect(requests.filter(isData)).not.toEqual([]);
    const { paint, script } = await starts(page);
    expect(script).toBeGreaterThan(paint);
  });

  test.each(["/", "/contact", "/cookies"])(
    "%s: when the paint is on the screen, which on a fast line is after the load",
    async (route) => {
      // One load alone may come out right by chance.
      for (let load = 0; load < 3; load += 1) {
        const page = await site.open(route);
        const { paint, script } = await starts(page);
        expect(script).toBeGreaterThan(paint);
        await page.close();
      }
    },
  );

  test("in a browser that hides the times of paints, too", async () => {
    const page = await site.blank();
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto("/terms");
    await hydrated(page);
  });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ["a movement of the mouse", (page) => page.mouse.move(200, 300)],
    ["a key", (page) => page.keyboard.press("Shift")],
    ["a touch", (page) => page.touchscreen.tap(5, 5)],
    ["a focus", (page) => page.locator("main a").first().focus()],
  ])("or at the first sign of a visitor: %s", async (_, act) => {
    const { page, requests, letThrough } = await openWithout(font, "/terms", { hasTouch: true });
    await settle(page);
    expect(requests).toEqual([]);
    await act(page);
    await hydrated(page);
    expect(new Set(requests.filter(isScript)).size).toBe(requests.filter(isScript).length);
    letThrough();
  });
});

test("a suggestion that is submitted before scripts run is submitted after, once", async () => {
  const { page, letThrough } = await openWithout(/\.js$/, "/research/suggest-topic");
  await fill(page, validSuggestion);
  await page.getByRole("button", { name: "Submit Suggestion", exact: true }).click();
  expect(await textsIn(page, validSuggestion)).toEqual(validSuggestion);
  letThrough();
  await hydrated(page);
  await page.locator(".Toastify__toast--success").first().waitFor();
  expect(await page.locator(".Toastify__toast").count()).toBe(1);
  expect(await control(page, "Name").inputValue()).toBe("");
});

describe("styles", () => {
  test.each(["/", "/contact", reports[0]])(
    "%s: what the HTML brought is neither moved nor put in again",
    async (route) => {
      const page = await site.blank();
      await page.addInitScript(() => {
        const gone: string[] = [];
        Object.assign(window, { gone });
        new MutationObserver((records) => {
          for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
            if (node instanceof HTMLStyleElement) gone.push(node.outerHTML.slice(0, 80));
          }
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(route);
      await hydrated(page);
      await settle(page);
      const { gone, later, twice } = await page.evaluate(() => {
        const selectors = (style: Element) =>
          style instanceof HTMLStyleElement
            ? [...(style.sheet?.cssRules ?? [])].flatMap((rule) =>
                rule instanceof CSSStyleRule ? [rule.selectorText] : [],
              )
            : [];
        const [brought = new Set<string>()] = [
          ...document.querySelectorAll("style[data-styles]"),
        ].map((style) => new Set(selectors(style)));
        const later = [...document.querySelectorAll("style[data-emotion]")].flatMap(selectors);
        const twice = later.filter((selector) => brought.has(selector));
        return { gone: Reflect.get(window, "gone"), later, twice };
      });
      expect({ gone, twice }).toEqual({ gone: [], twice: [] });
      // This page shows nothing more with scripts.
      if (route === "/") expect(later).toEqual([]);
    },
  );
});

describe("the HTML of every route", () => {
  const inlineScripts = (html: string) =>
    [...html.matchAll(/<script(?![^>]*application\/)[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = ""]) => text,
    );

  test("has one script for all pages, and one block of critical styles", async () => {
    const loaders = new Set<string>();
    for (const route of [...routes, "/nope"]) {
      const html = await (await site.fetch(route)).text();
      const scripts = inlineScripts(html);
      // The research page names its open panel before the first paint.
      expect([route, scripts.length]).toEqual([route, route === "/research" ? 2 : 1]);
      expect(html).not.toMatch(/<script[^>]* src=|rel="preload"[^>]*page-data|gatsby-image/);
      expect([route, html.match(/<style data-styles/g)?.length]).toEqual([route, 1]);
      const rules = [...html.matchAll(/\.css-[\w-]+\{[^{}]*\}/g)].map(([rule]) => rule);
      expect(new Set(rules).size).toBe(rules.length);
      loaders.add(scripts.at(-1) ?? "");
    }
    expect(loaders.size).toBe(1);
  });
});

describe("the next page", () => {
  test("is loaded ahead when a visitor points at its link, and not before", async () => {
    const page = await site.blank({ viewport: { width: 1280, height: 800 } });
    const requests = lateRequests(page);
    await page.goto("/", { waitUntil: "load" });
    await hydrated(page);
    await settle(page);
    expect(requests.filter((url) => url.includes("reviews"))).toEqual([]);
    const link = page.getByRole("banner").getByRole("link", { name: "Reviews", exact: true });
    const script = page.waitForResponse((response) => /pages-reviews.*\.js$/.test(response.url()));
    await link.hover();
    await (await script).finished();
    const before = requests.length;
    await link.click();
    await page.waitForURL("/reviews");
    expect(requests.slice(before)).toEqual([]);
  });
});
