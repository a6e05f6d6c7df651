import { type Page } from "playwright-core";
import { clickHeaderLink } from "./form-steps";
import { openHydrated, setUpSite } from "./site";
import { reportsWithoutChrome } from "./site-routes";

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 } };

const site = setUpSite();

const headerLinks = (page: Page) => page.getByRole("banner").getByRole("link");
const menus = (page: Page) => page.getByRole("banner").locator("summary:visible");
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Returns the header links' text, without the logo. The tests in `pages/` check the links' addresses. */
const readNames = async (page: Page) => (await headerLinks(page).allTextContents()).slice(1);

test("in a wide window, the first Tab offers to skip the header, which stays in view", async () => {
  const page = await site.open("/terms", desktop);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement === document.querySelector("main"));
  expect(new URL(page.url()).pathname).toBe("/terms");
  expect(await headerLinks(page).first().getAttribute("href")).toBe("/");
  expect(await readNames(page)).toEqual(["Reviews", "Research", "Contact Us", "Get Started"]);
  await scrollTo(page, 2000);
  expect(await page.evaluate(() => window.scrollY)).toBe(2000);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("on a phone, the header has one menu with all pages, which its button and its links close", async () => {
  const page = await site.open("/terms", phone);
  expect(await menus(page).count()).toBe(1);
  expect(await headerLinks(page).count()).toBe(1);
  await menus(page).click();
  const pages = ["Services", "About Us", "Reviews", "Research", "Contact Us", "Get Started"];
  expect(await readNames(page)).toEqual(pages);
  await menus(page).click();
  expect(await headerLinks(page).count()).toBe(1);
  await menus(page).click();
  await clickHeaderLink(page, "Reviews");
  await page.waitForURL("/reviews");
  expect(await headerLinks(page).count()).toBe(1);
});

test.each([true, false])(
  "on a phone, a tap below the menu closes it (scripts: %s)",
  async (javaScriptEnabled) => {
    const page = await site.open("/terms", { ...phone, javaScriptEnabled });
    await menus(page).click();
    expect(await headerLinks(page).count()).toBeGreaterThan(1);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.mouse.click(width / 2, height - 10);
    expect(await headerLinks(page).count()).toBe(1);
  },
);

test("on a phone in landscape, the menu scrolls to its end", async () => {
  const page = await site.open("/terms", { viewport: { width: 844, height: 340 } });
  await menus(page).click();
  await headerLinks(page).last().click();
  await page.waitForURL("/contact");
});

test("the newsletter box sends nothing", async () => {
  const page = await site.open("/terms", desktop);
  const address = page.url();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const footer = page.getByRole("contentinfo");
  const box = footer.getByLabel("Subscribe to Updates");
  expect(await box.getAttribute("type")).toBe("email");
  await box.fill("someone@company.example");
  await box.press("Enter");
  await footer.getByRole("button").click();
  // Any request by the newsletter box would be recorded before this request.
  await page.evaluate(() => fetch("/contact").then((response) => response.text()));
  expect(requests).toEqual(["/contact"]);
  expect(page.url()).toBe(address);
  expect(await footer.getByText(/thank you|subscribed/i).count()).toBe(0);
});

test("an open menu stays open while the visitor uses it, and closes when the focus leaves", async () => {
  const page = await site.open("/terms", desktop);
  const open = page.locator("header details[open]");
  await menus(page)
    .filter({ hasText: /^Services$/ })
    .click();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("banner").getByText("Ads Services", { exact: true }).click();
  await page.getByRole("banner").getByRole("link", { name: "SEO Services" }).focus();
  expect(await open.count()).toBe(1);
  await page.getByRole("banner").getByRole("link", { name: "Reviews", exact: true }).focus();
  expect(await open.count()).toBe(0);
  await page.keyboard.press("Escape");
  expect(await page.locator(":focus").textContent()).toBe("Reviews");
});

test("a report without header and footer removes them, and Back restores them", async () => {
  const page = await site.open("/research", desktop);
  const [report] = reportsWithoutChrome;
  await page.getByRole("main").locator(`a[href="${report}"]`).first().click();
  await page.waitForURL(report);
  await page.getByRole("banner").waitFor({ state: "detached" });
  expect(await page.getByRole("contentinfo").count()).toBe(0);
  await page.goBack();
  await page.getByRole("banner").waitFor();
  expect(await page.getByRole("contentinfo").count()).toBe(1);
  const current = page.getByRole("banner").getByRole("link", { name: "Research", exact: true });
  expect(await current.getAttribute("aria-current")).toBe("page");
});

describe("the contact bar", () => {
  const bar = (page: Page) => page.getByRole("main").getByRole("link", { name: "Get Started" });

  const isReachable = (page: Page) =>
    bar(page).evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === link;
    });

  test("appears on phones below the first screen, and can be focused anywhere on the page", async () => {
    const page = await site.open("/terms", phone);
    expect(await isReachable(page)).toBe(false);
    await scrollTo(page, 2000);
    expect(await isReachable(page)).toBe(true);
    expect((await bar(page).boundingBox())?.y).toBeGreaterThan(844 - 64);
    expect(await bar(page).getAttribute("href")).toBe("/contact");
    await scrollTo(page, 100_000);
    expect(await isReachable(page)).toBe(false);
    await bar(page).focus();
    expect(await isReachable(page)).toBe(true);
    for (const viewport of [desktop.viewport, { width: 640, height: 360 }]) {
      await page.setViewportSize(viewport);
      await scrollTo(page, 1500);
      expect([viewport, await bar(page).count()]).toEqual([viewport, 0]);
    }
  });

  test.each(["/", "/terms", "/services", "/research/tiktok-ads-report"])(
    "covers no text at the end of %s, and disappears before the footer",
    async (route) => {
      const page = await site.read(route);
      await page.setViewportSize(phone.viewport);
      const footer = page.getByRole("contentinfo");
      const footerTop = () => footer.evaluate((element) => element.getBoundingClientRect().top);
      await scrollTo(page, 100_000);
      expect(await isReachable(page)).toBe(false);
      const above = await page.evaluate(() => scrollY - innerHeight);
      await scrollTo(page, above + (await footerTop()));
      expect(Math.round(await footerTop())).toBe(844);
      expect(await isReachable(page)).toBe(true);
      const texts = page.getByRole("main").locator(":is(p, a, li, h2, h3):visible");
      const covered = await texts.evaluateAll((all) => {
        const top = all.at(-1)?.parentElement?.getBoundingClientRect().top ?? 0;
        return all
          .slice(0, -1)
          .filter((element) => element.getBoundingClientRect().bottom > top)
          .map((element) => element.textContent);
      });
      expect(covered).toEqual([]);
    },
  );

  test("doesn't cover the errors of a form", async () => {
    const page = await site.blank(phone);
    await openHydrated(page, "/research/suggest-topic");
    await page.getByRole("button", { name: "Submit Suggestion" }).click();
    await page.getByText("Research topic must be at least 10 characters").waitFor();
    await scrollTo(page, 1000);
    expect(await bar(page).count()).toBe(0);
  });

  test.each(["/contact", reportsWithoutChrome[0]])("isn't on %s", async (route) => {
    const page = await site.read(route);
    await page.setViewportSize(phone.viewport);
    await scrollTo(page, 1500);
    expect(await bar(page).count()).toBe(0);
  });
});
