import { once } from "node:events";
import { createServer } from "node:http";
import { type Page } from "playwright-core";
import { closeAfterTest } from "../server/closing";
import { portOf } from "../server/mail-server";
import { setUpSite } from "./site";

const site = setUpSite();

test("the link to /request-quote isn't prefetched and shows the 404 page, which links home", async () => {
  const page = await site.open("/research/google-ads-roi-report");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const link = page.getByRole("link", { name: "Get Your Custom PPC Strategy", exact: true });
  await link.hover();
  await link.focus();
  await page.evaluate(() => fetch("/"));
  expect(requests.filter((path) => path.includes("request-quote"))).toEqual([]);
  const logged = page.waitForEvent("console", (line) => line.text().startsWith("404"));
  const [response] = await Promise.all([page.waitForResponse("**/request-quote"), link.click()]);
  expect(response.status()).toBe(404);
  expect((await logged).text()).toBe("404: no page at /request-quote");
  await page.getByText("Oops! Page not found", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Return to Home", exact: true }).click();
  await page.waitForURL("/");
  await page.getByText("Oops! Page not found").waitFor({ state: "detached" });
});

function watchErrors(page: Page) {
  const logged: string[] = [];
  const failed: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  page.on("response", (response) => {
    const request = response.request();
    if (!response.ok()) failed.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return { logged, failed, logs404: () => page.waitForEvent("console", (m) => isLine(m.text())) };
}
const isLine = (text: string) => text.startsWith("404");

test("at an unknown address, only the document fails, and the console shows only the path", async () => {
  const page = await site.blank();
  const { logged, failed, logs404 } = watchErrors(page);
  const line = logs404();
  await page.goto("/research/null?email=private#private");
  await line;
  // Chromium itself logs the document's status, which must be 404.
  const report = "Failed to load resource: the server responded with a status of 404 (Not Found)";
  expect(logged).toEqual([report, "404: no page at /research/null"]);
  expect(failed).toEqual(["GET /research/null"]);
  await page.getByRole("link", { name: "Return to Home", exact: true }).click();
  await page.waitForURL("/");
  await page.goBack();
  await page.getByText("Oops! Page not found", { exact: true }).waitFor();
  expect(failed).toEqual(["GET /research/null"]);
});

test("a link to an unknown address causes only the three failed requests that can't be avoided", async () => {
  const page = await site.open("/terms");
  const { logged, failed, logs404 } = watchErrors(page);
  await page
    .locator("main a")
    .first()
    .evaluate((link) => link.setAttribute("href", "/nope"));
  const line = logs404();
  await page.locator('[href="/nope"]').click();
  await line;
  expect(failed).toEqual([
    // Gatsby's loader has no list of pages, so it requests the page's data to see if the page exists.
    "GET /page-data/nope/page-data.json",
    // The data is missing, so the loader checks whether the page itself exists.
    "HEAD /nope",
    // The browser then loads the address as a document, because the server may redirect it.
    "GET /nope",
  ]);
  expect(logged.filter(isLine)).toEqual(["404: no page at /nope"]);
});

test("a link leads to a page behind another site's sign-in", async () => {
  const signIn = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in</h1>"),
  ).listen(0, "127.0.0.1");
  await once(signIn, "listening");
  closeAfterTest(async () => void signIn.close());
  const page = await site.open("/terms", { viewport: { width: 1280, height: 800 } });
  await page.route(/reviews(\/page-data\.json)?$/, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: `http://127.0.0.1:${portOf(signIn.address())}/sign-in` },
    }),
  );
  await page.getByRole("banner").getByRole("link", { name: "Reviews", exact: true }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});
