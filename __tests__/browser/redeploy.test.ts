import { type Page } from "playwright-core";
import { setUpSite } from "./site";

const site = setUpSite();

/** A tab that was opened before the deployment, in which the visitor has begun to write. */
async function oldTab(): Promise<Page> {
  const page = await site.open("/contact");
  await page.getByLabel("Message").last().fill("Half a thought");
  return page;
}

test("a tab of an earlier build loads the next page anew", async () => {
  const page = await oldTab();
  await page.evaluate(() => document.documentElement.setAttribute("data-earlier", ""));
  await page.route("**/page-data/app-data.json*", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "of-a-later-build" } }),
  );
  await page.evaluate(() => window.___navigate("/research?tab=completed"));
  await page.locator("html:not([data-earlier])").waitFor();
  await page.waitForURL("/research?tab=completed");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("offline, a link says so, and the page stays with what was typed", async () => {
  const page = await oldTab();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByText("What you typed is still here").waitFor();
  expect(new URL(page.url()).pathname).toBe("/contact");
  expect(await page.getByLabel("Message").last().inputValue()).toBe("Half a thought");

  await page.context().setOffline(false);
  await page.getByText("What you typed is still here").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await page.waitForURL("**/privacy");
  await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
});

test("an old page whose scripts are gone is still a page with links", async () => {
  const page = await site.blank();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/services", { waitUntil: "load" });
  await page.mouse.move(10, 10);
  await page.locator('main a[href="/services/seo"]').click();
  await page.waitForURL("**/services/seo");
});
