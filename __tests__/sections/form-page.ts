import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** What a visitor puts into fields, by label; an empty text clears the field. */
export type Entries = Readonly<Record<string, string>>;

export const validContact: Entries = {
  Name: "Ada Lovelace",
  Email: "ada@example.com",
  Message: "We would like more visitors.",
};

export const validSuggestion: Entries = {
  Name: "Ada Lovelace",
  Email: "ada@example.com",
  "Research Topic": "Voice search for plumbers",
  "Business Context": "We repair pipes in three towns.",
  "Expected Outcome": "Whether to invest in it",
  Industry: "retail",
  Priority: "low",
};

const selects = ["Service", "Budget", "Timeline", "Industry", "Priority"];

/**
 * The control that assistive technology calls by exactly this label. jsdom would take most of a test's time to
 * find out that it is visible; what visitors see is tested in browsers.
 */
export const control = (label: string): HTMLElement => {
  const role = selects.includes(label) ? "combobox" : "textbox";
  return screen.getByRole(role, { name: label, hidden: true });
};

/** Fills in fields as a visitor does. */
export async function fill(entries: Entries): Promise<void> {
  const visitor = userEvent.setup({ delay: null });
  for (const [label, text] of Object.entries(entries)) {
    const element = control(label);
    if (element instanceof HTMLSelectElement) {
      await visitor.selectOptions(element, text);
      continue;
    }
    await visitor.clear(element);
    await visitor.click(element);
    if (text !== "") await visitor.paste(text);
  }
}

/** Presses the form's button. */
export const submit = (button: string): Promise<void> =>
  userEvent
    .setup({ delay: null })
    .click(screen.getByRole("button", { name: button, hidden: true }));

/** The titles of the toasts that are visible. */
export const toastTitles = (): (string | null)[] =>
  [...document.querySelectorAll(".Toastify__toast strong")].map((title) => title.textContent);

/**
 * Lets more than the 15 minutes of the rate limit go by before every test, on the clock that never runs
 * backwards; the limiter lives as long as the page.
 */
export function passRateLimits(): void {
  const now = performance.now.bind(performance);
  let later = 0;
  beforeEach(() => {
    later += 16 * 60_000;
    jest.spyOn(performance, "now").mockImplementation(() => now() + later);
  });
}
