import { hydrated, setUpSite } from "./site";
import { routes, unknownRoutes } from "./site-routes";

const site = setUpSite();

describe("every route of the specification", () => {
  test("has a title of its own, which is not cut off in results of searches", async () => {
    const titles = await Promise.all(
      routes.map(async (route) => {
        const html = await (await site.fetch(route)).text();
        return /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      }),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles.filter((title) => title.trim() === "" || title.length > 60)).toEqual([]);
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
