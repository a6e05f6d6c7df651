import { readFileSync } from "node:fs";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "react-toastify/unstyled";
import { parse } from "yaml";
import { ContactForm as Form } from "../../src/islands/contact-form";
import { frozenContent } from "../frozen";

const fromYaml = (path: string) => parse(readFileSync(`${frozenContent}/${path}.yaml`, "utf8"));
export const organization = fromYaml("site/organization");

/** Files that the form offers for download. Each file's address ends with its index in this list. */
export const files: Blob[] = [];
// jsdom doesn't support object URLs.
URL.createObjectURL = (file) => `blob:${files.push(file instanceof Blob ? file : new Blob()) - 1}`;
URL.revokeObjectURL = () => undefined;

export const ContactForm = ({ messageSource = true }) => (
  <Form
    details={{ ...organization, messageSource }}
    links={[
      { label: "Read our latest report", to: "/research/sem-trends-report" },
      { label: "See what clients say", to: "/reviews" },
    ]}
  />
);

// Toasts outlive the form that shows them.
afterEach(() => act(async () => toast.dismiss()));

/** Text to enter, by field label. An empty string clears the field. */
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

/** Changes what a field shows without an event, as the autofill of some phones and password managers does. */
export function autofill(label: string, value: string): void {
  const field = control(label);
  const type = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(type.prototype, "value")?.set?.call(field, value);
}

export const submit = (button: string): Promise<void> =>
  userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: button, hidden: true }));

/** Before each test, moves the clock past the 15-minute rate limit, which all tests in a file share. */
export function passRateLimits(): void {
  const now = performance.now.bind(performance);
  let later = 0;
  beforeEach(() => {
    later += 16 * 60_000;
    jest.spyOn(performance, "now").mockImplementation(() => now() + later);
  });
}

/** The contact function's response after it has sent a message. jsdom has no `Response`. */
export const success = { ok: true, status: 200, json: async () => ({ success: true }) };

export const respondWith = (respond: (url: string, request: { readonly body: string }) => Promise<object>) =>
  Object.defineProperty(globalThis, "fetch", { value: respond, configurable: true });
