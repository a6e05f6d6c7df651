import { setUpSite } from "./site";

const site = setUpSite();

test("in a tab from before a deployment, a link loads the next page as a document", async () => {
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

test("the offline message disappears and links work when the network is back", async () => {
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

test("links work on an old page whose scripts are gone", async () => {
  const page = await site.blank();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/services");
  await page.mouse.move(10, 10);
  await page.locator('main a[href="/services/seo"]').click();
  await page.waitForURL("**/services/seo");
});
