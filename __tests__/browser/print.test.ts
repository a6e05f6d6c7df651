import { type Page } from "playwright-core";
import { setUpSite } from "./site";

const site = setUpSite();

const printed = async (route: string): Promise<Page> => {
  const page = await site.open(route);
  await page.emulateMedia({ media: "print" });
  return page;
};

describe.each(["/research/sem-trends-report", "/privacy"])("%s on paper", (route) => {
  test("is the text alone: no menus, no footer, no contents list, no buttons to press", async () => {
    const page = await printed(route);
    for (const chrome of ["header:has(nav)", "footer", "nav", "button", "summary"]) {
      expect(await page.locator(`${chrome}:visible`).count()).toBe(0);
    }
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });

  test("prints the whole address of every link in the text", async () => {
    const page = await printed(route);
    const printedAddresses = await page.evaluate(() =>
      [...document.querySelectorAll('article a[href^="/"]')]
        .filter((link) => link.checkVisibility())
        .map((link) => getComputedStyle(link, "::after").content.replaceAll('"', "")),
    );
    expect(printedAddresses.length).toBeGreaterThan(0);
    for (const address of printedAddresses) expect(address).toMatch(/\(\s*https?:.*\/\w/);
  });

  test("breaks no table, note or chart in two", async () => {
    const page = await printed(route);
    const breaks = await page.evaluate(() =>
      [...document.querySelectorAll("article :is(table, .note, .chart)")]
        .filter((block) => block.checkVisibility())
        .map((block) => getComputedStyle(block).breakInside),
    );
    expect(breaks.length).toBeGreaterThan(0);
    expect(new Set(breaks)).toEqual(new Set(["avoid"]));
  });
});
