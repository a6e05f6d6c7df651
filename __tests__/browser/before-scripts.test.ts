import { hold, hydrated, setUpSite } from "./site";

const site = setUpSite();

async function openWithHeldScripts(route: string) {
  const page = await site.blank({ viewport: { width: 1280, height: 800 } });
  const release = await hold(page, /\.js(\?|$)/);
  await page.goto(route, { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  return { page, release };
}

describe("before scripts run", () => {
  test("an open menu stays open when the scripts start, and Escape closes it", async () => {
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
  ])("the panel %s opens, and stays open when the scripts start", async (name, text) => {
    const { page, release } = await openWithHeldScripts("/research");
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    const panel = page.getByText(text, { exact: true });
    await panel.waitFor();
    release();
    await hydrated(page);
    await page.getByRole("tablist").waitFor();
    expect(await panel.isVisible()).toBe(true);
  });
});
