import { type Locator, type Page } from "playwright-core";

/** What a visitor puts into fields, by label. */
export type Entries = Readonly<Record<string, string>>;

export const validContact = {
  Name: "Ada Lovelace",
  Email: "ada@example.org",
  Company: "Engines & Sons",
  Phone: "+1 (555) 010-0100",
  Service: "seo",
  Budget: "5k-10k",
  Timeline: "asap",
  Message: "Our CTR < 2%.\nPlease help.",
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

/** What the contact form says of a message that went out, and of one that did not. */
export const sent = { title: "Message Sent", text: "We will respond within 24 hours" };
export const failed = {
  title: "Error Sending Message",
  text: "There was a problem sending your message. Please try again or contact us directly.",
};

export const selects = ["Service", "Budget", "Timeline", "Industry", "Priority"];

/** The control that assistive technology calls by exactly this label. */
export const control = (page: Page, label: string): Locator =>
  page
    .getByRole("main")
    .getByRole(selects.includes(label) ? "combobox" : "textbox", { name: label, exact: true });

export async function fill(page: Page, entries: Entries): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    const field = control(page, label);
    await (selects.includes(label) ? field.selectOption(text) : field.fill(text));
  }
}

export async function textsIn(page: Page, entries: Entries): Promise<Entries> {
  const texts: Record<string, string> = {};
  for (const label of Object.keys(entries)) texts[label] = await control(page, label).inputValue();
  return texts;
}

export const emptied = (entries: Entries): Entries =>
  Object.fromEntries(Object.keys(entries).map((label) => [label, ""]));

export const button = (page: Page, name = "Send Message"): Locator =>
  page.getByRole("button", { name, exact: true });

export const toasts = (page: Page): Locator => page.locator(".Toastify__toast");

export const outcome = (page: Page, tone: "success" | "error"): Locator =>
  page.getByRole("main").getByRole(tone === "success" ? "status" : "alert");

/** Waits until the form tells how the submit ended, in a toast and beside the button, in these words. */
export async function told(
  page: Page,
  tone: "success" | "error",
  { title, text }: { readonly title: string; readonly text: string },
): Promise<void> {
  await outcome(page, tone).filter({ hasText: title }).filter({ hasText: text }).waitFor();
  await toasts(page)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) })
    .first()
    .waitFor();
  expect(await page.locator(`.Toastify__toast--${tone}`).count()).toBeGreaterThan(0);
}

export const focusedLabel = (page: Page): Promise<string | undefined> =>
  page
    .evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLInputElement ||
        activeElement instanceof HTMLTextAreaElement ||
        activeElement instanceof HTMLSelectElement
        ? activeElement.labels?.[0]?.firstChild?.textContent
        : activeElement?.textContent;
    })
    .then((label) => label ?? undefined);
