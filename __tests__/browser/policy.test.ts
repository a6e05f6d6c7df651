import { type Page } from "playwright-core";
import { button, fill, validContact } from "./form-steps";
import { hydrated, setUpSite } from "./site";
import { routes, unknownRoutes } from "./site-routes";

const site = setUpSite();

/** A page that keeps a list of everything its policy has refused, over navigations too. */
async function watched(): Promise<{ page: Page; refused: string[] }> {
  const page = await site.blank();
  const refused: string[] = [];
  await page.exposeFunction("refuse", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      Reflect.get(
        window,
        "refuse",
      )(`${effectiveDirective} ${blockedURI} ${sample} ${location.href}`);
    });
  });
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  return { page, refused };
}

const go = async (page: Page, route: string) => {
  await page.goto(route, { waitUntil: "load" });
  await hydrated(page);
};

test("the policy is in force: what it does not name is refused", async () => {
  const { page, refused } = await watched();
  await go(page, "/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.stolen = true";
    document.head.append(script);
    document.body.insertAdjacentHTML("beforeend", '<img src="https://evil.example/a.png">');
  });
  await page.waitForFunction(() => !("stolen" in window));
  expect(refused.join("\n")).toMatch(/script-src-elem inline/);
  expect(refused.join("\n")).toMatch(/img-src https:\/\/evil\.example/);
});

test("no page, opened directly, asks for what its policy refuses", async () => {
  const { page, refused } = await watched();
  for (const route of [...routes, unknownRoutes[0]]) await go(page, route);
  expect(refused).toEqual([]);
});

test("nor does a walk over all links of the menus and lists by client navigation", async () => {
  const { page, refused } = await watched();
  await go(page, "/");
  for (const route of routes) {
    await page.evaluate((to) => window.___navigate(to), route);
    await page.waitForURL((url) => url.pathname === route);
    await page.getByRole("heading", { level: 1 }).waitFor();
    // Without its styles a page has no sticky header and no skip link out of sight.
    const styled = await page.evaluate(() =>
      [...document.querySelectorAll("main *")].some(
        (element) => getComputedStyle(element).display === "grid",
      ),
    );
    expect([route, styled]).toEqual([route, true]);
  }
  expect(refused).toEqual([]);
});

test("nor do menus, tabs, toasts and both forms", async () => {
  const { page, refused } = await watched();
  await go(page, "/research");
  await page.getByRole("tab", { name: "Completed Research" }).click();
  await page
    .locator("header summary")
    .filter({ hasText: /^Services$/ })
    .click();
  await go(page, "/contact");
  await button(page).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await fill(page, validContact);
  await button(page).click();
  await page.locator(".Toastify__toast").first().waitFor();
  await go(page, "/research/suggest-topic");
  await button(page, "Submit Suggestion").click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  expect(refused).toEqual([]);
});
