import { setUpSite } from "./site";
import { builtFor, reports } from "./site-routes";

const site = setUpSite();

/** Smallest printable area, in CSS pixels. The width is A4's, and the height is Letter's. */
const area = { width: 673, height: 912 } as const;

async function print(route: string) {
  const page = await site.read(route);
  await page.setViewportSize(area);
  await page.emulateMedia({ media: "print" });
  return page;
}

/** A text search finds the pages, because Chromium doesn't compress the PDF objects that describe pages. */
const countPages = (pdf: Buffer) => [...pdf.toString("latin1").matchAll(/\/Type \/Page\b/g)].length;

describe.each([...reports, "/privacy"])("%s on paper", (route) => {
  test("prints only its text, with the contents on the first page and no empty page at the end", async () => {
    const page = await print(route);
    const navigation = 'header:has(nav), footer, nav:not([aria-label="Contents"]), [href="#main"]';
    const controls = "main :is(button, summary, input, details:not([open]) *)";
    expect(await page.locator(`:is(${navigation}, ${controls}):visible`).count()).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const contents = page.getByRole("navigation", { name: "Contents" });
    const sections = await page.locator("article h2[id]:visible").allInnerTexts();
    expect(await contents.getByRole("link").allInnerTexts()).toEqual(sections);
    const { end, breaks, rest } = await contents.evaluate((list) => {
      const bottom = (element?: Element) => element?.getBoundingClientRect().bottom ?? 0;
      const texts = [...document.querySelectorAll("article :is(p, ul, ol)")];
      const body = list.nextElementSibling;
      return {
        end: bottom(list) + window.scrollY,
        breaks: body && getComputedStyle(body).breakBefore,
        rest: bottom(document.body) - bottom(texts.filter((text) => text.checkVisibility()).at(-1)),
      };
    });
    expect(end).toBeLessThan(area.height);
    expect(breaks).toBe("page");
    expect(rest).toBeLessThan(20);
  });

  test("prints only the addresses of external links and of the contact form", async () => {
    const page = await print(route);
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

  test("has no page break in a table, note or figure, or after a heading", async () => {
    const page = await print(route);
    const read = (selector: string) =>
      page.locator(`article :is(${selector}):visible`).evaluateAll((all) =>
        all.map((element) => {
          const { breakInside, breakAfter } = getComputedStyle(element);
          return { breakInside, breakAfter, height: element.clientHeight };
        }),
      );
    const blocks = await read("table, .note, .chart, .key-figures");
    expect(new Set(blocks.map(({ breakInside }) => breakInside))).toEqual(new Set(["avoid"]));
    expect(Math.max(...blocks.map(({ height }) => height))).toBeLessThan(area.height);
    const headings = await read("h2, h3, h4");
    expect(new Set(headings.map(({ breakAfter }) => breakAfter))).toEqual(new Set(["avoid"]));
  });

  if (route === "/privacy") return;
  test("has 5 to 12 pages, with publisher, address and date on the first", async () => {
    const page = await print(route);
    const header = await page.locator("article > header").innerText();
    expect(header).toContain(`${builtFor}${route}`);
    await page.locator("article > header").getByRole("img", { name: "Tallyfield" }).waitFor();
    expect(header).toMatch(/[A-Z][a-z]+ \d{1,2}, 2025/);
    for (const format of ["A4", "Letter"]) {
      const pages = countPages(await page.pdf({ format }));
      expect([format, pages >= 5 && pages <= 12, pages]).toEqual([format, true, pages]);
    }
  });
});

test.each(["light", "dark"] as const)("printed text is black on white: %s", async (colorScheme) => {
  const page = await site.read(reports[0]);
  await page.emulateMedia({ media: "print", colorScheme });
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(colors).toEqual(["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
});
