import { type Page } from "playwright-core";
import { openHydrated, setUpSite } from "./site";
import { reportsWithoutChrome } from "./site-routes";

const desktop = { viewport: { width: 1280, height: 800 } };

const site = setUpSite();

const headerLinks = (page: Page) => page.getByRole("banner").getByRole("link");

/** The visible links of the header after the logo; where they lead is tested in the HTML. */
const namesInHeader = async (page: Page) => (await headerLinks(page).allTextContents()).slice(1);

test("on a wide window the first Tab leads past the header, which has few links and stays in view", async () => {
  const page = await site.open("/terms", desktop);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement === document.querySelector("main"));
  expect(new URL(page.url()).pathname).toBe("/terms");
  expect(await headerLinks(page).first().getAttribute("href")).toBe("/");
  expect(await namesInHeader(page)).toEqual(["Reviews", "Research", "Contact Us", "Get Started"]);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  expect(await page.evaluate(() => window.scrollY)).toBe(2000);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("the header on a phone has one menu, of all pages", async () => {
  const page = await site.open("/terms", { viewport: { width: 390, height: 844 } });
  const toggle = page.getByRole("banner").locator("summary:visible");
  expect(await toggle.count()).toBe(1);
  expect(await headerLinks(page).count()).toBe(1);
  await toggle.click();
  expect(await namesInHeader(page)).toEqual([
    "Services",
    "About Us",
    "Reviews",
    "Research",
    "Contact Us",
    "Get Started",
  ]);
});

test("the newsletter box asks for nothing, leaves the address alone, and keeps its text on the next page", async () => {
  const page = await site.blank(desktop);
  // Gatsby fetches nothing ahead for visitors who save data, so that only the box is left to ask.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await openHydrated(page, "/terms");
  const address = page.url();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const footer = page.getByRole("contentinfo");
  const box = footer.getByLabel("Subscribe to Updates");
  expect(await box.getAttribute("type")).toBe("email");
  await box.fill("someone@company.example");
  await box.press("Enter");
  await footer.getByRole("button").click();
  // Requests are reported in order: whatever the box had asked for would stand before this one.
  await page.evaluate(() => fetch("/contact").then((response) => response.text()));
  expect(requests).toEqual(["/contact"]);
  expect(page.url()).toBe(address);
  expect(await footer.getByText(/thank you|subscribed/i).count()).toBe(0);
  await headerLinks(page)
    .filter({ hasText: /^Reviews$/ })
    .click();
  await page.waitForURL("/reviews");
  await page.getByRole("heading", { level: 1, name: "Client Reviews" }).waitFor();
  expect(await box.inputValue()).toBe("someone@company.example");
  expect(await page.getByRole("main").count()).toBe(1);
});

test("a report that stands alone takes header and footer away, and the way back brings them", async () => {
  const page = await site.open("/research", desktop);
  const [alone] = reportsWithoutChrome;
  await page.getByRole("main").locator(`a[href="${alone}"]`).first().click();
  await page.waitForURL(alone);
  await page.getByRole("banner").waitFor({ state: "detached" });
  expect(await page.getByRole("contentinfo").count()).toBe(0);
  await page.goBack();
  await page.getByRole("banner").waitFor();
  expect(await page.getByRole("contentinfo").count()).toBe(1);
  const current = headerLinks(page).filter({ hasText: /^Research$/ });
  expect(await current.getAttribute("aria-current")).toBe("page");
});

test("on a phone that is held sideways the menu can be scrolled to its end", async () => {
  const page = await site.open("/terms", { viewport: { width: 844, height: 340 } });
  await page.getByRole("banner").locator("summary:visible").click();
  await headerLinks(page).last().click();
  await page.waitForURL("/contact");
});
