import { hydrated, setUpSite } from "./site";
import { unknownRoutes } from "./site-routes";

const site = setUpSite();

/** With those that other programs make of the contact page's. */
const unknown = [...unknownRoutes, "/contact%3Futm_source%3Dmail", "/contact%23message"];

describe("every other address", () => {
  test.each(unknown)("%s shows the 404 screen with status 404", async (route) => {
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
    expect(await robots.getAttribute("content")).toBe("noindex");
    expect(await page.locator('[rel="canonical"], [property="og:url"]').count()).toBe(0);
    expect(logged.filter((line) => line === `404: no page at ${route}`)).toHaveLength(1);
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

test("a page stays when the anchor of its address is no URI", async () => {
  const page = await site.open("/contact#100%");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});
