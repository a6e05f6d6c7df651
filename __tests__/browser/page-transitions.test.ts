import { type Page } from "playwright-core";
import { startServer } from "./server";
import { hydrated, launchWhole, setUpSite } from "./site";

const site = setUpSite(startServer, launchWhole);

const openDesktop = (route: string) => site.open(route, { viewport: { width: 1280, height: 800 } });

const recordPaths = (page: Page): string[] => {
  const paths: string[] = [];
  page.context().on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

test("Chromium understands the speculation rules, which wait until a visitor points at a link", async () => {
  const page = await openDesktop("/research/google-ads-roi-report");
  const rules: { prerender: { where: unknown; eagerness: string }[] } = JSON.parse(
    (await page.locator('script[type="speculationrules"]').textContent()) ?? "",
  );
  expect(rules.prerender[0]?.eagerness).toBe("moderate");
  const supported = await page.evaluate(() => HTMLScriptElement.supports("speculationrules"));
  expect(supported).toBe(true);
});

test("a click right after a page has opened reaches its link", async () => {
  const page = await openDesktop("/services/google-ads");
  const link = page.getByRole("main").getByRole("link", { name: "Get in Touch", exact: true });
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.addInitScript(() =>
    addEventListener("click", (event) => {
      event.preventDefault();
      const isLink = event.target instanceof HTMLAnchorElement;
      document.documentElement.setAttribute("data-reached", isLink ? "link" : "something else");
    }),
  );
  // On a slow device, a transition between pages takes longer.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const reached: (string | null)[] = [];
  for (let count = 0; count < 6; count += 1) {
    // Open the page as a link does, because transitions don't run after a reload.
    const loaded = page.waitForEvent("load");
    await page.evaluate(() => window.location.assign(window.location.pathname));
    await loaded;
    await page.mouse.click(x + 5, y + 5);
    reached.push(await page.locator("html").getAttribute("data-reached"));
  }
  expect(reached).toEqual(Array(6).fill("link"));
});

test("a prerendered 404 page logs its path only once it's shown", async () => {
  const page = await site.blank();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true }));
  await page.goto("/nope");
  await page.locator("html[data-scripts]").waitFor();
  expect(logged.filter((text) => text.startsWith("404:"))).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
  expect(logged.filter((text) => text.startsWith("404:"))).toEqual(["404: no page at /nope"]);
});

test("a link to the open page scrolls to its top without loading it again", async () => {
  const page = await openDesktop("/terms");
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-same-document", "");
    window.scrollTo({ top: 2000, behavior: "instant" });
  });
  const paths = recordPaths(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await page.locator("html[data-same-document]").count()).toBe(1);
  expect(paths.filter((path) => path === "/terms")).toEqual([]);
});

test("the contents mark the section that is being read", async () => {
  const page = await openDesktop("/terms");
  const links = page.locator("[data-contents] a");
  const third = await links.nth(2).getAttribute("href");
  await page
    .locator(`[id="${third?.slice(1)}"]`)
    .evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
  await page.locator(`[data-contents] a[href="${third}"][aria-current="true"]`).waitFor();
  expect(await page.locator('[data-contents] [aria-current="true"]').count()).toBe(1);
});

test("legal pages show the visitor's date, in the place of the build's date", async () => {
  const page = await site.blank();
  await page.clock.setFixedTime(new Date("2031-05-04T12:00:00"));
  await page.goto("/privacy");
  await page.getByText("Last updated: May 4, 2031").waitFor();
});

test("Back to a form finds its text", async () => {
  const page = await openDesktop("/contact");
  await page.locator('textarea[name="message"]').fill("Half a thought");
  await page.getByRole("banner").getByRole("link", { name: "Reviews", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Client Reviews" }).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Contact Us", exact: true }).click();
  await hydrated(page);
  expect(await page.locator('textarea[name="message"]').inputValue()).toBe("Half a thought");
});
