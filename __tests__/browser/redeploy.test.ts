import { setUpSite } from "./site";

const site = setUpSite();

test("a tab of an earlier build loads the next page anew", async () => {
  const page = await site.open("/contact");
  await page.evaluate(() => document.documentElement.setAttribute("data-earlier", ""));
  await page.route("**/page-data/app-data.json*", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "of-a-later-build" } }),
  );
  await page.evaluate(() => window.___navigate("/research?tab=completed"));
  await page.locator("html:not([data-earlier])").waitFor();
  await page.waitForURL("/research?tab=completed");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("what says that there is no network goes when there is one, and links work again", async () => {
  const page = await site.open("/contact");
  const link = page.getByRole("link", { name: "Privacy Policy" });
  await page.context().setOffline(true);
  await link.click();
  await page.getByText("What you typed is still here").waitFor();
  await page.context().setOffline(false);
  await page.getByText("What you typed is still here").waitFor({ state: "detached" });
  await link.click();
  await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
});

test("an old page whose scripts are gone is still a page with links", async () => {
  const page = await site.blank();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/services");
  await page.mouse.move(10, 10);
  await page.locator('main a[href="/services/seo"]').click();
  await page.waitForURL("**/services/seo");
});
