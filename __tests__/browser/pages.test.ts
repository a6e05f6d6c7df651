import { strayNames } from "./page-checks";
import { setUpSite } from "./site";
import { reports } from "./site-routes";

const site = setUpSite();
const sem = "/research/sem-trends-report";

test.each([
  "/contact%3Futm_source%3Dmail",
  "/contact%23message",
  "/research/%2e%2e%2fcontact",
  "/research/%252e%252e/contact",
  "/%ff",
  "/contact%",
])("%s, a wrongly encoded address from another program, shows the 404 screen", async (route) => {
  const page = await site.open(route);
  await page.getByText("Oops! Page not found").waitFor();
});

test("a page stays if its anchor can't be decoded", async () => {
  const page = await site.open("/contact#100%");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

// At 10:30 UTC, these three time zones have three different dates.
test.each([
  ["/privacy", "Pacific/Kiritimati", "March 2, 2031"],
  ["/terms", "Pacific/Pago_Pago", "February 28, 2031"],
  ["/cookies", "America/New_York", "March 1, 2031"],
])("the date on %s in %s is the visitor's day, %s", async (route, timezoneId, today) => {
  const page = await site.blank({ timezoneId });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.clock.setFixedTime("2031-03-01T10:30:00Z");
  await page.goto(route);
  await page.getByText(`Last updated: ${today}`, { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test("charts, tables and files work without scripts", async () => {
  const page = await site.open(sem, { javaScriptEnabled: false });
  const chart = page.getByRole("figure").filter({ hasText: "Mobile leads desktop" });
  expect(await chart.getByText("Mobile 68%").isVisible()).toBe(true);
  await chart.getByText("Table", { exact: true }).click();
  const rows = await chart.getByRole("row").allInnerTexts();
  await chart.getByText("Use this figure", { exact: true }).click();
  const link = await chart.getByRole("link", { name: "CSV" }).getAttribute("href");
  const file = await site.fetch(link ?? "");
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const csv = rows.map((row) => row.replaceAll("\t", ",")).join("\n");
  expect(csv).toBe((await file.text()).trim());
});

test.each(reports)("in the charts of %s, names are near their numbers", async (route) => {
  const page = await site.read(route);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(strayNames)).toEqual([]);
  }
});

test("a report has its citation, and its contents mark the section in view", async () => {
  const page = await site.open(sem);
  await page.getByText("Cite this report", { exact: true }).click();
  await page.getByText(/^Research Team\. \(2025, September 11\)\. SEM/).waitFor();
  await page.getByRole("button", { name: "Copy BibTeX" }).waitFor();
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Conclusion" }).click();
  await contents.locator('[aria-current="true"]', { hasText: "Conclusion" }).waitFor();
});
