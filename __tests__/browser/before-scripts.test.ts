import { type Page } from "playwright-core";
import { hydrated, setUpSite } from "./site";

const site = setUpSite();
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 } };

/** A page whose scripts wait until they are let go: what visitors have on a slow line. */
async function openWithHeldScripts(route: string, options = desktop) {
  const page = await site.blank(options);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js(\?|$)/, async (request) => {
    await released;
    await request.continue();
  });
  await page.goto(route, { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  const start = async () => {
    release();
    await hydrated(page);
  };
  return { page, start, release };
}

const summary = (page: Page, name: string) =>
  page.locator("header summary").filter({ hasText: new RegExp(`^${name}$`), visible: true });

describe("before scripts run", () => {
  test.each([
    ["Services", "/services/seo", desktop],
    ["About Us", "/about/our-story", desktop],
    ["Menu", "/reviews", phone],
  ])("the menu %s opens and leads to %s", async (name, to, options) => {
    const { page, release } = await openWithHeldScripts("/terms", options);
    await summary(page, name).click();
    await page.locator(`header a[href="${to}"]:visible`).first().click();
    await page.waitForURL(to, { waitUntil: "commit" });
    release();
  });

  test("a menu that was opened stays open when they start, and then closes on Escape", async () => {
    const { page, start } = await openWithHeldScripts("/terms");
    await summary(page, "Services").click();
    const link = page.locator('header a[href="/services/seo"]:visible');
    await link.waitFor();
    await start();
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
  });

  test("the completed reports are reached, and stay open when scripts start", async () => {
    const { page, start } = await openWithHeldScripts("/research");
    await page.getByRole("link", { name: "Completed Research", exact: true }).click();
    const inCompleted = page.getByText("Last updated: August 18, 2025", { exact: true });
    await inCompleted.waitFor();
    await start();
    await page.getByRole("tab", { name: "Completed Research", selected: true }).waitFor();
    expect(await inCompleted.isVisible()).toBe(true);
  });

  test("the suggestion is reached, and stays open when scripts start", async () => {
    const { page, start } = await openWithHeldScripts("/research");
    await page.getByRole("main").getByRole("link", { name: "Suggest Research Topic" }).click();
    const inSuggestion = page.getByText("Popular Research Requests", { exact: true });
    await inSuggestion.waitFor();
    await start();
    await inSuggestion.waitFor();
  });

  test("the button of the home page leads to the suggestion", async () => {
    const { page, release } = await openWithHeldScripts("/");
    await page.getByRole("main").getByRole("link", { name: "Suggest Research Topic" }).click();
    await page.waitForURL("/research?tab=suggest", { waitUntil: "commit" });
    release();
    await page.getByText("Popular Research Requests", { exact: true }).waitFor();
  });

  test("what is typed into the contact form stays when scripts start", async () => {
    const { page, start } = await openWithHeldScripts("/contact");
    const message = page.locator('textarea[name="message"]');
    await message.fill("We would like more visitors.");
    await start();
    expect(await message.inputValue()).toBe("We would like more visitors.");
  });

  test("a form that is sent too early is sent by the browser, and answered", async () => {
    const { page, release } = await openWithHeldScripts("/contact");
    await page.locator('input[name="name"]').fill("Ada Lovelace");
    await page.locator('main input[name="email"]').fill("ada@example.com");
    await page.locator('textarea[name="message"]').fill("We would like more visitors.");
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: "Send Message" }).click();
    expect(new URL((await posted).url()).pathname).toBe("/api/send-contact-email");
    release();
    await page.locator("h1").waitFor();
  });
});
