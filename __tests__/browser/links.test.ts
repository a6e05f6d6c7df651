import { once } from "node:events";
import { createServer } from "node:http";
import { closeAfterTest } from "../server/closing";
import { portOf } from "../server/mail-server";
import { setUpSite } from "./site";

const site = setUpSite();

test("the link to /request-quote fetches nothing before it is followed, then shows the 404 screen, which leads home", async () => {
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

test("of an unknown address the path is logged, and nothing that is private", async () => {
  const page = await site.blank();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const line = page.waitForEvent("console", (message) => message.text().startsWith("404"));
  await page.goto("/research/null?email=private#private");
  await line;
  expect(logged).toContain("404: no page at /research/null");
  expect(logged.join("\n")).not.toContain("private");
});

test("a page behind a sign-in on another site is gone to", async () => {
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
