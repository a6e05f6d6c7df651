import { type Page } from "playwright-core";
import { hydrated, setUpSite } from "./site";
import { reportsWithoutChrome, services } from "./site-routes";

const desktop = { viewport: { width: 1280, height: 800 } };

const site = setUpSite();

/** The visible button of the header that opens a menu. */
const opener = (page: Page, name: string) =>
  page
    .getByRole("banner")
    .locator("summary")
    .filter({ hasText: new RegExp(`^${name}$`), visible: true });

const headerLinks = (page: Page) => page.getByRole("banner").getByRole("link");

const linksInHeader = (page: Page) =>
  headerLinks(page).evaluateAll((anchors) =>
    anchors.map((anchor) => [anchor.textContent, anchor.getAttribute("href")]),
  );

describe("a report that stands alone", () => {
  test.each(reportsWithoutChrome)("%s has a way in and ways back", async (route) => {
    const page = await site.open(route);
    expect(await page.getByRole("main").getByRole("heading", { level: 1 }).count()).toBe(1);
    const back = page.getByRole("link", { name: /^(Back to|View All)/ });
    expect(await back.count()).toBeGreaterThanOrEqual(2);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").getAttribute("href")).toBe("#main");
  });
});

test("the first Tab leads to a link that skips to the main content", async () => {
  const page = await site.open("/contact", desktop);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement === document.querySelector("main"));
  expect(new URL(page.url()).pathname).toBe("/contact");
});

describe("the header on a wide window", () => {
  test("stays in view while the page scrolls", async () => {
    const page = await site.open("/terms", desktop);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    expect(await page.evaluate(() => window.scrollY)).toBe(2000);
    const box = await page.getByRole("banner").boundingBox();
    expect(box?.y).toBe(0);
  });

  test("has the logo, three links and a button, and nothing of the closed menus", async () => {
    const page = await site.open("/terms", desktop);
    expect((await linksInHeader(page)).slice(1)).toEqual([
      ["Reviews", "/reviews"],
      ["Research", "/research"],
      ["Contact Us", "/contact"],
      ["Get Started", "/contact"],
    ]);
    expect(await headerLinks(page).first().getAttribute("href")).toBe("/");
  });

  test.each([
    ["Services", "Project Engineering", services.slice(0, 2)],
    ["Services", "Ads Services", services.slice(2)],
  ] as const)("the menu %s has the group %s with its links", async (menu, group, expected) => {
    const page = await site.open("/", desktop);
    await opener(page, menu).click();
    const links = page
      .getByRole("banner")
      .locator("div")
      .filter({ has: page.getByText(group, { exact: true }), visible: true })
      .last()
      .getByRole("link");
    const found = await links.evaluateAll((anchors) =>
      anchors.map((anchor) => [anchor.getAttribute("href"), anchor.textContent]),
    );
    expect(found).toEqual(expected);
  });
});

test("the header on a phone has one menu, of all pages", async () => {
  const page = await site.open("/terms", { viewport: { width: 390, height: 844 } });
  const toggle = page.getByRole("banner").locator("summary:visible");
  expect(await toggle.count()).toBe(1);
  expect(await headerLinks(page).count()).toBe(1);
  await toggle.click();
  expect((await linksInHeader(page)).slice(1)).toEqual([
    ["Services", "/services"],
    ["About Us", "/about/our-story"],
    ["Reviews", "/reviews"],
    ["Research", "/research"],
    ["Contact Us", "/contact"],
    ["Get Started", "/contact"],
  ]);
});

test("the newsletter box asks for nothing and leaves the address alone", async () => {
  const page = await site.blank(desktop);
  // Gatsby fetches nothing ahead for visitors who save data, so that only the box is left to ask.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/terms", { waitUntil: "load" });
  await hydrated(page);
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
});

test("header and footer stay when another page comes, with what was typed into them", async () => {
  const page = await site.open("/terms", desktop);
  const box = page.getByRole("contentinfo").getByLabel("Subscribe to Updates");
  await box.fill("someone@company.example");
  await headerLinks(page)
    .filter({ hasText: /^Reviews$/ })
    .click();
  await page.waitForURL("/reviews");
  await page.getByRole("heading", { level: 1, name: "Client Reviews" }).waitFor();
  expect(await box.inputValue()).toBe("someone@company.example");
  expect(await page.getByRole("main").count()).toBe(1);
});

test("a report that stands alone takes them away, and the way back brings them", async () => {
  const page = await site.open("/research", desktop);
  const [alone = ""] = reportsWithoutChrome;
  await page.getByRole("main").locator(`a[href="${alone}"]`).first().click();
  await page.waitForURL(alone);
  await page.getByRole("banner").waitFor({ state: "detached" });
  expect(await page.getByRole("contentinfo").count()).toBe(0);
  await page.goBack();
  await page.getByRole("banner").waitFor();
  expect(await page.getByRole("contentinfo").count()).toBe(1);
  expect(
    await headerLinks(page)
      .filter({ hasText: /^Research$/ })
      .getAttribute("aria-current"),
  ).toBe("page");
});

test("on a phone that is held sideways the menu can be scrolled to its end", async () => {
  const page = await site.open("/terms", { viewport: { width: 844, height: 340 } });
  await page.getByRole("banner").locator("summary:visible").click();
  await headerLinks(page).last().click();
  await page.waitForURL("/contact");
});
