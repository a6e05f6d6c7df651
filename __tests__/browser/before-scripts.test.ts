import { hold, hydrated, setUpSite } from "./site";

const site = setUpSite();

/** A page whose scripts wait until they are released: what visitors have on a slow line. */
async function openWithHeldScripts(route: string) {
  const page = await site.blank({ viewport: { width: 1280, height: 800 } });
  const release = await hold(page, /\.js(\?|$)/);
  await page.goto(route, { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  return { page, release };
}

describe("before scripts run", () => {
  test("a menu that was opened stays open when they start, and then closes on Escape", async () => {
    const { page, release } = await openWithHeldScripts("/terms");
    await page.locator("header summary:visible", { hasText: /^Services$/ }).click();
    const link = page.locator('header a[href="/services/seo"]:visible');
    await link.waitFor();
    release();
    await hydrated(page);
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
  });

  test.each([
    ["Completed Research", "Last updated: August 18, 2025"],
    ["Suggest Research Topic", "Popular Research Requests"],
  ])("the panel %s is reached, and stays open when scripts start", async (name, words) => {
    const { page, release } = await openWithHeldScripts("/research");
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    const panel = page.getByText(words, { exact: true });
    await panel.waitFor();
    release();
    await hydrated(page);
    await page.getByRole("tablist").waitFor();
    expect(await panel.isVisible()).toBe(true);
  });
});
