import { type Page } from "playwright-core";
import { entriesOf } from "../../src/content/files/read-content";
import { organisation } from "../../src/content/model/kinds/organisation";
import { setUpSite } from "./site";
import { builtFor, reports } from "./site-routes";

const site = setUpSite();

/** What a page has within its margins, in CSS pixels: as narrow as A4, and no higher than Letter. */
const area = { width: 673, height: 912 } as const;
const texts = [...reports, "/privacy"];

async function printed(route: string): Promise<Page> {
  const page = await site.read(route);
  await page.setViewportSize(area);
  await page.emulateMedia({ media: "print" });
  return page;
}

describe.each(texts)("%s on paper", (route) => {
  test("is the text alone: nothing to skip to, to follow or to press", async () => {
    const page = await printed(route);
    const chrome = 'header:has(nav), footer, nav:not([aria-label="Contents"]), [href="#main"]';
    const controls = "main :is(button, summary, input, details:not([open]) *)";
    expect(await page.locator(`:is(${chrome}, ${controls}):visible`).count()).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });

  test("has its contents on the first page, and the text begins the next one", async () => {
    const page = await printed(route);
    const contents = page.getByRole("navigation", { name: "Contents" });
    const sections = await page.locator("article h2[id]:visible").allInnerTexts();
    expect(await contents.getByRole("link").allInnerTexts()).toEqual(sections);
    const { end, breaks } = await contents.evaluate((list) => {
      const text = list.nextElementSibling;
      const breaks = text && getComputedStyle(text).breakBefore;
      return { end: list.getBoundingClientRect().bottom + window.scrollY, breaks };
    });
    expect(end).toBeLessThan(area.height);
    expect(breaks).toBe("page");
  });

  test("ends with its last words, and with no empty page", async () => {
    const page = await printed(route);
    const rest = await page.evaluate(() => {
      const bottom = (element?: Element) => element?.getBoundingClientRect().bottom ?? 0;
      const words = [...document.querySelectorAll("article :is(p, ul, ol)")];
      return bottom(document.body) - bottom(words.filter((text) => text.checkVisibility()).at(-1));
    });
    expect(rest).toBeLessThan(20);
  });

  test("prints where links lead outside and to the contact form, and no other address", async () => {
    const page = await printed(route);
    const links = await page.locator("article a[href]:visible").evaluateAll((all) =>
      all.map((link) => ({
        to: link.getAttribute("href") ?? "",
        note: getComputedStyle(link, "::after").content.replace(/^" \(|[") ]+$/g, ""),
      })),
    );
    const address = (to: string) => (to === "/contact" ? `${builtFor}${to}` : to);
    const needsNote = ({ to }: { to: string }) => to === "/contact" || /^[a-z]+:/.test(to);
    expect(links.filter(needsNote)).not.toEqual([]);
    for (const link of links) {
      const expected = needsNote(link) ? address(link.to) : "none";
      expect(link).toEqual({ to: link.to, note: expected });
    }
  });

  test("breaks no table, note or figure, and none is higher than a page", async () => {
    const page = await printed(route);
    const whole = "table, .note, .chart, .key-figures";
    const blocks = await page
      .locator(`article :is(${whole}):visible`)
      .evaluateAll((all) =>
        all.map((block) => [getComputedStyle(block).breakInside, block.clientHeight] as const),
      );
    expect(blocks.length).toBeGreaterThan(0);
    expect(new Set(blocks.map(([breaks]) => breaks))).toEqual(new Set(["avoid"]));
    expect(Math.max(...blocks.map(([, height]) => height))).toBeLessThan(area.height);
  });
});

test.each(reports)("the cover of %s names publisher, address and date", async (route) => {
  const page = await printed(route);
  const cover = page.locator("article > header");
  expect(await cover.innerText()).toContain(`${builtFor}${route}`);
  const [publisher] = entriesOf(organisation);
  expect(await cover.innerText()).toContain(publisher?.data.name ?? "a publisher");
  expect(await cover.innerText()).toMatch(/[A-Z][a-z]+ \d{1,2}, 2025/);
});

test.each(["light", "dark"] as const)("paper has black text on white: %s", async (colorScheme) => {
  const page = await site.open(reports[0], { colorScheme });
  await page.emulateMedia({ media: "print" });
  const [text, paper] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect([text, paper]).toEqual(["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
});

/** The pages of a PDF that Chromium has made, whose page objects are not compressed. */
const countPages = (pdf: Buffer) => [...pdf.toString("latin1").matchAll(/\/Type \/Page\b/g)].length;

test.each(["A4", "Letter"])("a report is a document of a few pages: %s", async (format) => {
  for (const route of reports) {
    const pages = countPages(await (await site.read(route)).pdf({ format }));
    expect([route, pages >= 5 && pages <= 12, pages]).toEqual([route, true, pages]);
  }
});
