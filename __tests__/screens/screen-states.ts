import { type Page } from "playwright-core";
import { functionPath } from "../../src/addresses";

interface ScreenState {
  readonly route: string;
  readonly act: (page: Page) => Promise<void>;
}

async function fillContactForm(page: Page): Promise<void> {
  const form = page.locator("form").filter({ hasText: "Send Message" });
  await form.getByLabel("Name", { exact: false }).first().fill("Ada Lovelace");
  await form.getByLabel("Email", { exact: false }).fill("ada@example.com");
  await form.getByLabel("Message", { exact: false }).fill("We would like more visitors.");
}

const answered = (success: boolean) => async (page: Page) => {
  await page.route(`**${functionPath}`, (route) => route.fulfill({ json: { success } }));
  await fillContactForm(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.locator(".Toastify__toast").waitFor();
};

const menu = (name: string) => async (page: Page) => {
  const opener = page.locator("header summary").filter({ hasText: new RegExp(`^${name}$`) });
  if (await opener.isVisible()) await opener.click();
};

const submitted = (button: string) => async (page: Page) => {
  await page.getByRole("button", { name: button }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
};

/** Screens without their own address, such as an open menu. */
export const screenStates: Readonly<Record<string, ScreenState>> = {
  "menu-services": { route: "/reviews", act: menu("Services") },
  "menu-about": { route: "/reviews", act: menu("About Us") },
  "menu-mobile": { route: "/reviews", act: menu("Menu") },
  "contact-errors": { route: "/contact", act: submitted("Send Message") },
  "suggestion-errors": { route: "/research/suggest-topic", act: submitted("Submit Suggestion") },
  "contact-sending": {
    route: "/contact",
    act: async (page) => {
      await page.route(`**${functionPath}`, () => undefined);
      await fillContactForm(page);
      await page.getByRole("button", { name: "Send Message" }).click();
    },
  },
  "contact-sent": { route: "/contact", act: answered(true) },
  "contact-failed": { route: "/contact", act: answered(false) },
};
