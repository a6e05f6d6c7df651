import { type Page } from "playwright-core";
import { setUpSite } from "./site";

const site = setUpSite();

test("the link to /request-quote isn't prerendered and shows the 404 page, which links home", async () => {
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
  // Back may load the page again.
  expect(new Set(failed)).toEqual(new Set(["GET /research/null"]));
});
