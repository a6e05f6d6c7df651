import { setUpSite } from "./site";
import { reports } from "./site-routes";

const sem = "/research/sem-trends-report";

const site = setUpSite();

test("charts, tables and files are there without scripts", async () => {
  const page = await site.open(sem, { javaScriptEnabled: false });
  const chart = page.getByRole("figure").filter({ hasText: "Mobile leads desktop" });
  expect(await chart.getByText("Mobile 68%").isVisible()).toBe(true);
  await chart.locator("summary").click();
  const rows = await chart.getByRole("row").allInnerTexts();
  const link = await chart.getByRole("link", { name: "Download devices.csv" }).getAttribute("href");
  const file = await site.fetch(link ?? "");
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(rows.map((row) => row.replace(/\s+/g, ","))).toEqual(
    (await file.text()).trim().split("\n"),
  );
});

/**
 * What is wrong with the words of the charts: names far from their figures by pixels, words that stick out, and
 * small ones. Names and figures are those of the tables.
 */
function problemsOfWords(): string[] {
  return [...document.querySelectorAll("figure.chart")].flatMap((chart) => {
    const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
    const words: { text: string; box: DOMRect; size: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest("details") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
      words.push({ text: node.textContent ?? "", box: range.getBoundingClientRect(), size });
    }
    const edge = chart.getBoundingClientRect().right;
    const problems = words
      .filter(({ box, size }) => size < 12 || box.right > edge + 1)
      .map(({ text, size }) => `${text}: ${size}px, or it sticks out`);
    for (const row of chart.querySelectorAll("tbody tr")) {
      const cells = [...row.children].map(({ textContent }) => textContent ?? "");
      const names = words.filter(({ text }) => text.includes(cells[0] ?? ""));
      const number = cells.find((cell) => /^[\d.]+$/.test(cell));
      const figures = words.filter(({ text }) => text.replace(/^[+$]|%$/g, "") === number);
      const gaps = names.flatMap((name) =>
        figures.map((figure) =>
          Math.hypot(figure.box.left - name.box.right, figure.box.top - name.box.top),
        ),
      );
      if (!gaps.some((gap) => gap < 400)) problems.push(`${cells.join()}: ${gaps.join()}`);
    }
    return problems;
  });
}

test.each(reports)(
  "the words of the charts of %s can be read and stand at what they name",
  async (route) => {
    const page = await site.open(route);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(problemsOfWords)).toEqual([]);
    }
  },
);

test.each([...reports, "/research"])("%s names the feed in its head", async (route) => {
  const html = await (await site.fetch(route)).text();
  expect(html).toContain('href="/research/feed.xml"');
});

test("the feed has an entry for each report", async () => {
  const feed = await (await site.fetch("/research/feed.xml")).text();
  for (const route of reports) expect(feed).toContain(`${route}</id>`);
});

test("a report says how to cite it", async () => {
  const page = await site.open(sem);
  await page.getByText("Cite this report", { exact: true }).click();
  expect(await page.getByText(/^Research Team\. \(2025, September 11\)\. SEM/).isVisible()).toBe(
    true,
  );
  expect(await page.getByRole("button", { name: "Copy BibTeX" }).isVisible()).toBe(true);
});

test("the contents mark the section that is read", async () => {
  const page = await site.open(sem);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Conclusion" }).click();
  await contents.locator('[aria-current="true"]', { hasText: "Conclusion" }).waitFor();
});
