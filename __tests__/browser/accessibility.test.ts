import { type Page } from "playwright-core";
import { violationsInBothLooks } from "./axe";
import { button, fill, toasts, validContact } from "./form-steps";
import { functionUrl } from "./mailing-site";
import { setUpSite } from "./site";

const site = setUpSite();
// axe-core takes a slow machine longer than a click does.
jest.setTimeout(90_000);

const noViolations = async (page: Page, arrange?: (width: number) => Promise<void>) =>
  expect(await violationsInBothLooks(page, arrange)).toEqual([]);

describe("axe-core finds nothing", () => {
  test.each(["Services", "About Us"])(
    "with the menu %s open, on a phone the menu of all pages",
    async (name) => {
      const page = await site.open("/reviews");
      await noViolations(page, async (width) => {
        const opener = page.locator("header summary", { hasText: width < 500 ? "Menu" : name });
        await opener.click();
        await page.locator("header details[open] a:visible").first().waitFor();
      });
    },
  );

  test.each([
    ["/contact", "Send Message"],
    ["/research/suggest-topic", "Submit Suggestion"],
  ])("on %s with every field in error", async (route, name) => {
    const page = await site.open(route);
    await button(page, name).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await noViolations(page);
  });

  test.each([
    [200, "Message Sent"],
    [500, "Error Sending Message"],
  ])("with the toast of an answer %i shown", async (status, title) => {
    const page = await site.open("/contact");
    await page.route(functionUrl, (route) =>
      route.fulfill({ status, json: { success: status === 200 } }),
    );
    await fill(page, validContact);
    await button(page).click();
    const toast = toasts(page).filter({ hasText: title });
    await toast.waitFor();
    // The pointer on a toast keeps it, for as long as axe-core takes.
    await noViolations(page, async () => {
      await toast.hover();
    });
  });
});
