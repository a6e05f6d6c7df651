import { type Page } from "playwright-core";
import { isHydrated } from "../engines/in-page";
import { control, fill, validSuggestion } from "./form-steps";
import { hold, hydrated, setUpSite } from "./site";

const site = setUpSite();

const formsScript = /\/scripts\/forms-.*\.js$/;
/** Every page preloads this font, so the `load` event waits for it. */
const font = "**/*.woff2";

async function openWithout(files: string | RegExp, route: string, options = {}) {
  const page = await site.blank(options);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const letThrough = await hold(page, files);
  await page.goto(route, { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset["scripts"] === "");
  return { page, letThrough, isRequested: () => requested.some((url) => formsScript.test(url)) };
}

const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = () => setTimeout(resolve);
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(idle)));
      }),
  );

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
    return later.filter((selector) => selectors("data-styles").includes(selector));
  });

test("pages without a form don't load the forms' script, and pages with one load it after the first paint", async () => {
  const without = await openWithout(/never/, "/terms");
  await without.page.waitForLoadState("networkidle");
  expect(without.isRequested()).toBe(false);
  const { page, letThrough, isRequested } = await openWithout(font, "/contact");
  await settle(page);
  expect(isRequested()).toBe(false);
  letThrough();
  await hydrated(page);
  const delay = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType("paint");
    const script = performance
      .getEntriesByType("resource")
      .find(({ name }) => name.includes("/scripts/forms-"));
    return (script?.startTime ?? NaN) - (paint?.startTime ?? NaN);
  });
  expect(delay).toBeGreaterThan(0);
  expect(await readStyles(page)).toEqual([]);
});

test("forms start in a browser that hides paint times, and in a tab in the background", async () => {
  const page = await site.blank();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/contact");
  await page.waitForFunction(isHydrated, undefined, { polling: 100 });
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["a key", (page) => page.keyboard.press("Shift")],
  ["a touch", (page) => page.touchscreen.tap(5, 5)],
  ["a focus", (page) => page.locator("main a").first().focus()],
])("forms start at a visitor's first action: %s", async (_, act) => {
  const { page, letThrough, isRequested } = await openWithout(font, "/contact", { hasTouch: true });
  await settle(page);
  expect(isRequested()).toBe(false);
  await act(page);
  await hydrated(page);
  letThrough();
});

test("a suggestion submitted before the forms start is sent once", async () => {
  const { page, letThrough } = await openWithout(formsScript, "/research/suggest-topic");
  await fill(page, validSuggestion);
  await page.getByRole("button", { name: "Submit Suggestion", exact: true }).click();
  expect(await control(page, "Name").inputValue()).toBe(validSuggestion.Name);
  letThrough();
  await hydrated(page);
  await page.locator(".Toastify__toast--success").first().waitFor();
  expect(await page.locator(".Toastify__toast").count()).toBe(1);
  expect(await control(page, "Name").inputValue()).toBe("");
});

/** Changes that extensions make to a page before its scripts run. */
const changes: Readonly<Record<string, () => void>> = {
  "inserts elements": () => {
    document.querySelector('input[name="name"]')?.after(document.createElement("div"));
    document.querySelector("form")?.append(document.createElement("password-manager"));
  },
  "translates the labels": () => {
    for (const label of document.querySelectorAll("form label")) {
      label.innerHTML = `<font><font>${label.textContent}</font></font>`;
    }
  },
  "adds attributes": () => {
    for (const field of document.querySelectorAll("form input")) field.setAttribute("data-extension", "1");
  },
};

test.each(Object.entries(changes))(
  "if an extension %s before the form starts, what the visitor types arrives, and the focus stays",
  async (_, change) => {
    const { page, letThrough } = await openWithout(formsScript, "/contact");
    await page.evaluate(change);
    const message = page.locator('textarea[name="message"]');
    await message.focus();
    const text = "We would like more visitors on our site.";
    for (const [index, letter] of [...text].entries()) {
      if (index === 10) letThrough();
      await page.keyboard.type(letter);
    }
    await hydrated(page);
    await page.keyboard.type(" Soon.");
    expect(await message.inputValue()).toBe(`${text} Soon.`);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-form-message");
  },
);
