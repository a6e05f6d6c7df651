import { type Page, type Request } from "playwright-core";
import { hydrated, setUpSite } from "./site";
import { routes, unknownRoutes } from "./site-routes";

const site = setUpSite();

/** What a page asks for and what goes wrong on it, from now on. */
function watch(page: Page) {
  const requests: Request[] = [];
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    requests.push(request);
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site.origin()) {
      complaints.push(`foreign: ${request.url()}`);
    }
  });
  return { requests, complaints };
}

/** Waits for the answers to all requests, and to those that came up meanwhile. */
async function answered(requests: readonly Request[]): Promise<void> {
  for (const request of requests) await request.response();
}

describe("every route of the specification", () => {
  test.each(routes)(
    "%s answers, has its head and one h1, and nothing goes wrong",
    async (route) => {
      const page = await site.blank();
      const { requests, complaints } = watch(page);
      const response = await page.goto(route, { waitUntil: "load" });
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await answered(requests);

      const headings = await page.locator("h1").allTextContents();
      expect(headings).toEqual([expect.stringMatching(/\S/)]);
      const title = await page.title();
      expect(title.trim()).not.toBe("");
      expect(title.length).toBeLessThanOrEqual(60);
      const description = page.locator('head meta[name="description"]');
      expect(await description.getAttribute("content")).toMatch(/\S/);
      expect(await page.locator('head meta[name="robots"][content*="noindex"]').count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  test("has a title of its own", async () => {
    const titles = await Promise.all(
      routes.map(async (route) => {
        const html = await (await site.fetch(route)).text();
        return /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1];
      }),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test("has an icon, which browsers ask for on their own", async () => {
    const html = await (await site.fetch("/")).text();
    const link = /<link[^>]*rel="(?:shortcut )?icon"[^>]*>/.exec(html)?.[0] ?? "";
    const icon = /href="([^"]+)"/.exec(link)?.[1] ?? "/favicon.ico";
    expect([icon, (await site.fetch(icon)).status]).toEqual([icon, 200]);
  });
});

describe("every other address", () => {
  test.each(unknownRoutes)("%s shows the 404 screen with status 404", async (route) => {
    const page = await site.blank();
    const logged: string[] = [];
    const hosts = new Set<string>();
    page.on("console", (message) => logged.push(message.text()));
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    const response = await page.goto(`${route}?email=private`, { waitUntil: "load" });
    expect(response?.status()).toBe(404);
    await hydrated(page);

    const main = page.getByRole("main");
    expect(await main.getByText("404", { exact: true }).isVisible()).toBe(true);
    expect(await main.getByText("Oops! Page not found", { exact: true }).isVisible()).toBe(true);
    const home = main.getByRole("link", { name: "Return to Home", exact: true });
    expect(await home.getAttribute("href")).toBe("/");
    const robots = page.locator('head meta[name="robots"]');
    expect(await robots.getAttribute("content")).toContain("noindex");
    expect(logged).toContainEqual(expect.stringContaining(route));
    expect(logged.join("\n")).not.toContain("private");
    expect([...hosts]).toEqual([site.origin()]);
  });

  test("leads home", async () => {
    const page = await site.open("/nope");
    await page.getByRole("link", { name: "Return to Home", exact: true }).click();
    await page.waitForURL("/");
    await page.getByText("Oops! Page not found").waitFor({ state: "detached" });
  });
});
