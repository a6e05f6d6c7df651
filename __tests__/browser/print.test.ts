import { type Page } from "playwright-core";
import { readEntries } from "../../src/content/files/read-content";
import { organization } from "../../src/content/model/kinds/organization";
import { frozenContent } from "../frozen";
import { setUpSite } from "./site";
import { builtFor, reports } from "./site-routes";

const site = setUpSite();

/** What a page has within its margins, in CSS pixels: as narrow as A4, and no higher than Letter. */
const area = { width: 673, height: 912 } as const;

async function printed(route: string): Promise<Page> {
  const page = await site.read(route);
  await page.setViewportSize(area);
  await page.emulateMedia({ media: "print" });
  return page;
}

/** The pages of a PDF that Chromium has made, whose page objects are not compressed. */
const countPages = (pdf: Buffer) => [...pdf.toString("latin1").matchAll(/\/Type \/Page\b/g)].length;

describe.each([...reports, "/privacy"])("%s on paper", (route) => {
  test("is the text alone, its contents on the first page, with no empty page at its end", async () => {
    const page = await printed(route);
    const chrome = 'header:has(nav), footer, nav:not([aria-label="Contents"]), [href="#main"]';
    const controls = "main :is(button, summary, input, details:not([open]) *)";
    expect(await page.locator(`:is(${chrome}, ${controls}):visible`).count()).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const contents = page.getByRole("navigation", { name: "Contents" });
    const sections = await page.locator("article h2[id]:visible").allInnerTexts();
    expect(await contents.getByRole("link").allInnerTexts()).toEqual(sections);
    const { end, breaks, rest } = await contents.evaluate((list) => {
      const bottom = (element?: Element) => element?.getBoundingClientRect().bottom ?? 0;
      const words = [...document.querySelectorAll("article :is(p, ul, ol)")];
      const text = list.nextElementSibling;
      return {
        end: bottom(list) + window.scrollY,
        breaks: text && getComputedStyle(text).breakBefore,
        rest: bottom(document.body) - bottom(words.filter((all) => all.checkVisibility()).at(-1)),
      };
    });
    expect(end).toBeLessThan(area.height);
    expect(breaks).toBe("page");
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
    const expected = links.map(({ to }) => {
      if (to === "/contact") return { to, note: `${builtFor}${to}` };
      return { to, note: /^[a-z]+:/.test(to) ? to : "none" };
    });
    expect(links).toEqual(expected);
    expect(links.filter(({ note }) => note !== "none")).not.toEqual([]);
  });

  test("breaks no table, note or figure, and none is higher than a page", async () => {
    const page = await printed(route);
    const blocks = await page
      .locator("article :is(table, .note, .chart, .key-figures):visible")
      .evaluateAll((all) =>
        all.map((block) => [getComputedStyle(block).breakInside, block.clientHeight] as const),
      );
    expect(blocks.length).toBeGreaterThan(0);
    expect(new Set(blocks.map(([breaks]) => breaks))).toEqual(new Set(["avoid"]));
    expect(Math.max(...blocks.map(([, height]) => height))).toBeLessThan(area.height);
  });

  test("keeps headings on one page with the text that follows", async () => {
    const page = await printed(route);
    const breaks = await page
      .locator("article :is(h2, h3, h4):visible")
      .evaluateAll((all) => all.map((heading) => getComputedStyle(heading).breakAfter));
    expect(new Set(breaks)).toEqual(new Set(["avoid"]));
  });

  if (route === "/privacy") return;
  test("has a cover with publisher, address and date, and is a document of a few pages", async () => {
    const page = await printed(route);
    const cover = await page.locator("article > header").innerText();
    const [publisher] = readEntries(organization, frozenContent);
    expect(cover).toContain(`${builtFor}${route}`);
    expect(cover).toContain(publisher?.data.name ?? "a publisher");
    expect(cover).toMatch(/[A-Z][a-z]+ \d{1,2}, 2025/);
    for (const format of ["A4", "Letter"]) {
      const pages = countPages(await page.pdf({ format }));
      expect([format, pages >= 5 && pages <= 12, pages]).toEqual([format, true, pages]);
    }
  });
});

test.each(["light", "dark"] as const)("paper has black text on white: %s", async (colorScheme) => {
  const page = await site.read(reports[0]);
  await page.emulateMedia({ media: "print", colorScheme });
  const [text, paper] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect([text, paper]).toEqual(["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
});
