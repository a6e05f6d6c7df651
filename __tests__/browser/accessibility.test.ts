import { type Page } from "playwright-core";
import { violationsInBothLooks } from "./axe";
import { button, fill, toasts, validContact } from "./form-steps";
import { functionUrl } from "./mailing-site";
import { setUpSite } from "./site";
import { routes, unknownRoutes } from "./site-routes";

const site = setUpSite();
/** axe-core takes a slow machine longer on a long page than a click does. */
const patience = 90_000;

const noViolations = async (page: Page, arrange?: (width: number) => Promise<void>) =>
  expect(await violationsInBothLooks(page, arrange)).toEqual([]);

describe("axe-core finds nothing", () => {
  test.each([...routes, unknownRoutes[0]])(
    "on %s",
    async (route) => noViolations(await site.read(route)),
    patience,
  );

  test.each(["completed", "suggest"])(
    "with the research panel %s open",
    async (tab) => noViolations(await site.read(`/research?tab=${tab}`)),
    patience,
  );

  test.each(["Services", "About Us", "Menu"])(
    "with the menu %s open",
    async (name) => {
      const page = await site.open("/reviews");
      const opener = page.locator("header summary").filter({ hasText: new RegExp(`^${name}$`) });
      await noViolations(page, async () => {
        const isShut = await opener.evaluate((summary) => !summary.closest("details")?.open);
        if (isShut && (await opener.isVisible())) await opener.click();
      });
    },
    patience,
  );

  test.each([
    ["/contact", "Send Message"],
    ["/research/suggest-topic", "Submit Suggestion"],
  ])(
    "on %s with every field in error",
    async (route, name) => {
      const page = await site.open(route);
      await button(page, name).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await noViolations(page);
    },
    patience,
  );

  test.each([
    [200, "Message Sent"],
    [500, "Error Sending Message"],
  ])(
    "with the toast of an answer %i shown",
    async (status, title) => {
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
    },
    patience,
  );
});
