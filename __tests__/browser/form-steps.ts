import { type Locator, type Page } from "playwright-core";
import { messages } from "../../src/forms/messages";
import { hasError, hasFocus } from "../engines/in-page";
import { until } from "../until";

/* A visitor's steps in Playwright tests. `Visitor` in `engines/visitor.ts` has steps with the same names. */

/** Text to type into each form field, keyed by the field's label. */
export type Entries = Readonly<Record<string, string>>;

/** In the order of the form's fields, because a test presses Tab to reach the next field. */
export const validContact = {
  Name: "Ada Lovelace",
  Email: "ada@example.org",
  Service: "seo",
  Message: "Our CTR < 2%.\nPlease help.",
  Company: "Engines & Sons",
  Phone: "+1 (555) 010-0100",
  Budget: "5k-10k",
  Timeline: "asap",
} as const satisfies Entries;

export const validSuggestion = {
  Name: "Ada Lovelace",
  Email: "ada@example.org",
  Company: "Engines & Sons",
  "Research Topic": "Voice search for plumbers",
  "Business Context": "We repair pipes in three towns.",
  "Expected Outcome": "Whether to invest in it",
  Industry: "retail",
  Priority: "low",
} as const satisfies Entries;

export const emptied = (entries: Entries): Entries =>
  Object.fromEntries(Object.keys(entries).map((label) => [label, ""]));

export const selects = ["Service", "Budget", "Timeline", "Industry", "Priority"];

export const { contactSent: sent, contactFailed: failed, researchTopicSubmitted: suggested } = messages;
export type Notice = typeof sent;

export const functionPath = "/api/send-contact-email";

export const headerLink = (name: string) => ({ role: "link", name, within: "banner" }) as const;

export const clickHeaderLink = (page: Page, name: string): Promise<void> =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click();

export const control = (page: Page, label: string): Locator =>
  page
    .getByRole("main")
    .getByRole(selects.includes(label) ? "combobox" : "textbox", { name: label, exact: true });

export const button = (page: Page, name = "Send Message"): Locator =>
  page.getByRole("button", { name, exact: true });

export const toasts = (page: Page): Locator => page.locator(".Toastify__toast");

export async function fill(page: Page, entries: Entries): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    const field = control(page, label);
    await (selects.includes(label) ? field.selectOption(text) : field.fill(text));
  }
}

export async function holds(page: Page, entries: Entries): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    const field = control(page, label);
    await until(`"${label}" holds "${text}"`, async () => (await field.inputValue()) === text);
  }
}

/** A notice appears twice: once in a toast, and once in a panel or beside the form's button. */
export async function seesNotice(page: Page, { tone, title, text }: Notice): Promise<void> {
  const outcome = page.locator(
    `main :is([role=${tone === "success" ? "status" : "alert"}], section section)`,
  );
  const toast = page.locator(`.Toastify__toast--${tone}`);
  for (const notice of [outcome, toast]) {
    await notice.filter({ hasText: title }).filter({ hasText: text }).first().waitFor();
  }
}

export async function seesError(page: Page, label: string, message: string): Promise<void> {
  await page.getByRole("main").getByText(message, { exact: true }).waitFor();
  expect(await control(page, label).evaluateAll(hasError, message)).toBe(true);
}

/** Waits until the focused element has this text or, for a form field, this label. */
export const focusIsOn = (page: Page, expected: string) => page.waitForFunction(hasFocus, expected);
