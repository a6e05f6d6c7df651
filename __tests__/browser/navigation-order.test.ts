import { createServer } from "node:http";
import { once } from "node:events";
import { type Page } from "playwright-core";
import { closeAfterTest } from "../server/closing";
import { setUpSite } from "./site";

const site = setUpSite();
const desktop = { viewport: { width: 1280, height: 800 } };

/** Holds the data of a page back until they are let through. */
async function holdData(page: Page, route: string) {
  let letThrough: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => (letThrough = resolve));
  const asked = page.waitForRequest(`**/page-data${route}/page-data.json`);
  await page.route(`**/page-data${route}/page-data.json`, async (request) => {
    await mayCome;
    await request.continue();
  });
  return { asked, letThrough };
}

const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).filter({ visible: true });

/** Waits until everything that was under way has arrived. */
async function arrived(page: Page, route: string): Promise<void> {
  await page.waitForResponse(`**/page-data${route}/page-data.json`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}

test("of two links the last one wins, though the first is slower", async () => {
  const page = await site.open("/terms", desktop);
  const reviews = await holdData(page, "/reviews");
  await headerLink(page, "Reviews").click();
  await reviews.asked;
  await headerLink(page, "Contact Us").click();
  await page.waitForURL("/contact");
  const late = arrived(page, "/reviews");
  reviews.letThrough();
  await late;
  expect(new URL(page.url()).pathname).toBe("/contact");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Get In Touch");
});

test("Back while a page loads is not undone when it arrives", async () => {
  const page = await site.open("/terms", desktop);
  await headerLink(page, "Contact Us").click();
  await page.waitForURL("/contact");
  const reviews = await holdData(page, "/reviews");
  await headerLink(page, "Reviews").click();
  await reviews.asked;
  await page.goBack();
  await page.waitForURL("/terms");
  const late = arrived(page, "/reviews");
  reviews.letThrough();
  await late;
  expect(new URL(page.url()).pathname).toBe("/terms");
});

test("a page behind a sign-in on another site is gone to", async () => {
  const signIn = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in</h1>"),
  ).listen(0, "127.0.0.1");
  await once(signIn, "listening");
  closeAfterTest(async () => void signIn.close());
  const address = signIn.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const page = await site.open("/terms", desktop);
  await page.route(/reviews(\/page-data\.json)?$/, (route) =>
    route.fulfill({ status: 302, headers: { location: `http://127.0.0.1:${port}/sign-in` } }),
  );
  await headerLink(page, "Reviews").click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});
