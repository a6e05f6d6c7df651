import { fill, holds } from "./form-steps";
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

test("offline, a link shows a message and typed text stays, and later the message disappears and the link works", async () => {
  const page = await site.open("/contact");
  await fill(page, { Message: "Half a thought" });
  const link = page.getByRole("link", { name: "Privacy Policy" });
  await page.context().setOffline(true);
  await link.click();
  await page.getByText("This page can't be reached right now. What you typed is still here.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/contact");
  await holds(page, { Message: "Half a thought" });
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
