import { type Page } from "playwright-core";
import { openHydrated, setUpSite } from "./site";
import { builtFor, routes } from "./site-routes";

// That no page asks for what its policy refuses, nor menus, tabs and forms, is tested in three engines.

const site = setUpSite();

/** The home page, and a list of everything that its policy has refused, over navigations too. */
async function watched(): Promise<{ page: Page; refused: string[] }> {
  const page = await site.blank();
  const refused: string[] = [];
  await page.exposeFunction("refuse", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      Reflect.get(window, "refuse")(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  await openHydrated(page, "/");
  return { page, refused };
}

test("the policy is in force: what it does not name is refused", async () => {
  const { page, refused } = await watched();
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.stolen = true";
    document.head.append(script);
    document.body.insertAdjacentHTML("beforeend", '<img src="https://evil.example/a.png">');
  });
  await page.waitForFunction(() => !("stolen" in window));
  expect(refused.join("\n")).toMatch(/script-src-elem inline/);
  expect(refused.join("\n")).toMatch(/img-src https:\/\/evil\.example/);
});

test("a walk over all pages by client navigation asks for nothing that it refuses, and each has its styles and canonical address", async () => {
  const { page, refused } = await watched();
  for (const route of routes) {
    await page.evaluate((to) => window.___navigate(to), route);
    await page.waitForURL((url) => url.pathname === route);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction((address) => {
      const links = [...document.querySelectorAll('link[rel="canonical"]')];
      return links.map((link) => link.getAttribute("href")).join() === address;
    }, builtFor + route);
    // Without its styles a page has no sticky header and no skip link out of sight.
    const styled = await page.evaluate(() =>
      [...document.querySelectorAll("main *")].some(
        (element) => getComputedStyle(element).display === "grid",
      ),
    );
    expect([route, styled, refused]).toEqual([route, true, []]);
  }
});
