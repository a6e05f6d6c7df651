import { setUpSite } from "./site";
import { reports } from "./site-routes";

const sem = "/research/sem-trends-report";

const site = setUpSite();

test("charts, tables and files are there without scripts", async () => {
  const page = await site.open(sem, { javaScriptEnabled: false });
  const chart = page.getByRole("figure").filter({ hasText: "Mobile and desktop" });
  const picture = chart.getByRole("img", { name: "Mobile and desktop (% by device)" });
  expect(await picture.isVisible()).toBe(true);
  await chart.locator("summary").click();
  const rows = await chart.getByRole("row").allInnerTexts();
  const link = await chart.getByRole("link", { name: "Download devices.csv" }).getAttribute("href");
  const file = await site.fetch(link ?? "");
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(rows.map((row) => row.replace(/\s+/g, ","))).toEqual(
    (await file.text()).trim().split("\n"),
  );
});

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
