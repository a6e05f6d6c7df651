import { openWatched } from "../browser/refusals";
import { setUpSite } from "../browser/site";
import { routes } from "./site-pages";

const site = setUpSite();

test("a walk over all pages by client navigation asks for nothing that a policy refuses, and each has its styles and canonical address", async () => {
  const { page, refused } = await openWatched(site);
  const home = await page.locator('link[rel="canonical"]').getAttribute("href");
  for (const route of routes) {
    await page.evaluate((to) => window.___navigate(to), route);
    await page.waitForURL((url) => url.pathname === route);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction(
      (address) => {
        const links = [...document.querySelectorAll('link[rel="canonical"]')];
        return links.map((link) => link.getAttribute("href")).join() === address;
      },
      new URL(route, home ?? "").href,
    );
    // Without its styles a page has no sticky header and no skip link out of sight.
    const styled = await page.evaluate(() =>
      [...document.querySelectorAll("main *")].some(
        (element) => getComputedStyle(element).display === "grid",
      ),
    );
    expect([route, styled, refused]).toEqual([route, true, []]);
  }
});
