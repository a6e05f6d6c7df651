import { type Page } from "playwright-core";
import { violationsInBothLooks } from "./axe";
import { button, fill, toasts, validContact } from "./form-steps";
import { functionUrl } from "./mailing-site";
import { setUpSite } from "./site";

const site = setUpSite();
// The timeout is long, because axe-core is slow on busy machines.
jest.setTimeout(90_000);

const findsNothing = async (page: Page, arrange?: (width: number) => Promise<void>) =>
  expect(await violationsInBothLooks(page, arrange)).toEqual([]);

test.each(["Services", "About Us"])(
  "axe-core finds nothing with the menu %s open, or with the phone's menu open",
  async (name) => {
    const page = await site.open("/reviews");
    await findsNothing(page, async (width) => {
      const opener = page.locator("header summary", { hasText: width < 500 ? "Menu" : name });
      await opener.click();
      await page.locator("header details[open] a:visible").first().waitFor();
    });
  },
);

test.each([
  ["/contact", "Send Message"],
  ["/research/suggest-topic", "Submit Suggestion"],
])("axe-core finds nothing on %s with all errors shown", async (route, name) => {
  const page = await site.open(route);
  await button(page, name).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await findsNothing(page);
});

test.each([
  [true, "Message Sent"],
  [false, "Error Sending Message"],
])("axe-core finds nothing with a toast for success: %s", async (success, title) => {
  const page = await site.open("/contact");
  await page.route(functionUrl, (route) => route.fulfill({ json: { success } }));
  await fill(page, validContact);
  await button(page).click();
  const toast = toasts(page).filter({ hasText: title });
  await toast.waitFor();
  // Hovering over the toast keeps it open.
  await findsNothing(page, async () => {
    await toast.hover();
  });
});
