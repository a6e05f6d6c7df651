import { strayNames } from "./looks-of-a-page";
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

test.each(reports)("in the charts of %s names are near their figures", async (route) => {
  const page = await site.read(route);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(strayNames)).toEqual([]);
  }
});

test("a report says how to cite it, and its contents mark the section that is read", async () => {
  const page = await site.open(sem);
  await page.getByText("Cite this report", { exact: true }).click();
  await page.getByText(/^Research Team\. \(2025, September 11\)\. SEM/).waitFor();
  await page.getByRole("button", { name: "Copy BibTeX" }).waitFor();
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Conclusion" }).click();
  await contents.locator('[aria-current="true"]', { hasText: "Conclusion" }).waitFor();
});
