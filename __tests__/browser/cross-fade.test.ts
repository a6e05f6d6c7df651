import { type BrowserContextOptions, type Page } from "playwright-core";
import { openHydrated, setUpSite } from "./site";

const site = setUpSite();

declare global {
  interface Window {
    /** The durations of the animations of each fade that has begun, in milliseconds. */
    fades: number[][];
    /** Whether a fade stops at its beginning, so that a test can act meanwhile. */
    holdFades?: boolean;
  }
}

/** A page whose fades are noted. */
async function open(route: string, options?: BrowserContextOptions, canFade = true) {
  const page = await site.blank({ reducedMotion: "no-preference", ...options });
  await page.addInitScript((fading) => {
    window.fades = [];
    if (!fading) {
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
      return;
    }
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const fade = start(update);
      void fade.ready.then(() => {
        const animations = document.getAnimations();
        window.fades.push(animations.map(({ effect }) => Number(effect?.getTiming().duration)));
        if (window.holdFades) for (const animation of animations) animation.pause();
      });
      return fade;
    };
  }, canFade);
  await openHydrated(page, route);
  return page;
}

const followLink = async (page: Page, name: string, route: string) => {
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first().click();
  await page.waitForURL(route);
};
const countFades = (page: Page) => page.evaluate(() => window.fades.length);
const hasFaded = (page: Page, times: number) =>
  page.waitForFunction((expected) => window.fades.length === expected, times);
const reads = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

test("a link and Back fade to the next page, in less than a fifth of a second", async () => {
  const page = await open("/terms");
  await followLink(page, "Cookie Policy", "/cookies");
  await hasFaded(page, 1);
  await page.goBack();
  await reads(page, "Terms of Service");
  await hasFaded(page, 2);
  const durations = await page.evaluate(() => window.fades.flat());
  expect(durations.length).toBeGreaterThan(0);
  expect(Math.min(...durations)).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThanOrEqual(200);
});

test.each<[string, BrowserContextOptions, boolean]>([
  ["for a visitor who asked for less motion", { reducedMotion: "reduce" }, true],
  ["in a browser that cannot fade, which shows the pages all the same", {}, false],
])("nothing fades %s", async (_, options, canFade) => {
  const page = await open("/terms", options, canFade);
  await followLink(page, "Cookie Policy", "/cookies");
  await reads(page, "Cookie Policy");
  await page.goBack();
  await reads(page, "Terms of Service");
  expect(await countFades(page)).toBe(0);
});

test.each([
  ["reduce", { transitions: false, animations: false }],
  ["no-preference", { transitions: true, animations: true }],
] as const)(
  "transitions and animations take time only if motion is welcome: %s",
  async (...row) => {
    const [reducedMotion, expected] = row;
    const page = await site.open("/contact", { reducedMotion });
    const seconds = await page.evaluate(() => {
      const styles = [...document.querySelectorAll("*")].map((element) =>
        getComputedStyle(element),
      );
      const longest = (list: string[]) => Math.max(...list.join().split(",").map(parseFloat));
      // The page has no animation of its own.
      document.body.style.animation = "none 5s";
      return {
        transition: longest(styles.map(({ transitionDuration }) => transitionDuration)),
        animation: longest(styles.map(({ animationDuration }) => animationDuration)),
      };
    });
    const takesTime = {
      transitions: seconds.transition > 0,
      // Reduced motion leaves a moment, because scripts may wait for the end of an animation.
      animations: seconds.animation > 0.001,
    };
    expect(takesTime).toEqual(expected);
  },
);

test("nothing fades within a page: tabs, anchors, a link to the page itself", async () => {
  const page = await open("/research");
  await page.getByRole("tab", { name: "Completed Research" }).click();
  await page.waitForURL("/research?tab=completed");
  expect(await countFades(page)).toBe(0);
  await openHydrated(page, "/terms");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link").first().click();
  await page.goBack();
  await followLink(page, "Terms of Service", "/terms");
  expect(await countFades(page)).toBe(0);
});

test("a link that is pressed while a fade runs is followed, and its page fades in instead", async () => {
  const page = await open("/terms");
  await page.evaluate(() => (window.holdFades = true));
  await followLink(page, "Cookie Policy", "/cookies");
  await hasFaded(page, 1);
  await followLink(page, "Privacy Policy", "/privacy");
  await reads(page, "Privacy Policy");
  await hasFaded(page, 2);
});
