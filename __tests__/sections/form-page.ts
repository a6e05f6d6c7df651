import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** Texts by field label. An empty text clears the field. */
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

/** Finds a control by its label, with or without an asterisk. */
export function control(label: string): HTMLElement {
  const labels = [...document.querySelectorAll("label")];
  const found = labels.find(({ textContent }) => textContent.replace(/\*$/, "") === label)?.control;
  if (!found) throw new Error(`No control is labeled ${label}`);
  return found;
}

export function fill(entries: Entries): void {
  for (const [label, value] of Object.entries(entries)) {
    fireEvent.change(control(label), { target: { value } });
  }
}

export const submit = (button: string): Promise<void> =>
  userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: button, hidden: true }));

/** Before each test, moves the clock past the 15 minutes of the rate limit, which all tests of a file share. */
export function passRateLimits(): void {
  const now = performance.now.bind(performance);
  let later = 0;
  beforeEach(() => {
    later += 16 * 60_000;
    jest.spyOn(performance, "now").mockImplementation(() => now() + later);
  });
}
