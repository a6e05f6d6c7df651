import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ResearchTopicForm } from "../../src/islands/research-topic-form";
import {
  autofill,
  ContactForm,
  control,
  fill,
  passRateLimits,
  respondWith,
  submit,
  success,
  validContact,
  validSuggestion,
} from "./form-page";

// `forms/validate.test.ts` tests every rule and message. These tests check only how a form shows them.

const fetchMock = jest.fn(() => Promise.reject(new Error("No function")));

passRateLimits();
beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockClear();
  respondWith(fetchMock);
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const toast = (title: string) => screen.findByText(title, { selector: ".Toastify__toast strong" });
const toastText = async (title: string) => (await toast(title)).nextElementSibling?.textContent;

const page = (...forms: readonly (typeof ContactForm)[]) => (
  <>
    {forms.map((Form) => (
      <Form key={Form.name} />
    ))}
  </>
);

const renderForms = (...forms: readonly (typeof ContactForm)[]) => render(page(...forms));

/** Lets messages be sent, and returns the request bodies. */
function recordBodies(): Readonly<Record<string, string>>[] {
  const bodies: Readonly<Record<string, string>>[] = [];
  respondWith(async (_, { body }) => {
    bodies.push(JSON.parse(body));
    return success;
  });
  return bodies;
}

test("errors appear on submit, one per invalid field, and the first invalid field gets the focus", async () => {
  renderForms(ContactForm);
  const invalid = [
    ["Name", "R2D2", "Name can only contain letters and spaces"],
    ["Phone", "555-0100", "Phone number must be at least 10 digits"],
    ["Message", "Too short", "Message must be at least 10 characters"],
  ] as const;
  fill({ Email: "ada@example.com" });
  for (const [label, text] of invalid) fill({ [label]: text });
  await userEvent.tab();
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  await submit("Send Message");
  await waitFor(() => expect(control("Name")).toHaveFocus());
  for (const [label, text, message] of invalid) {
    expect(control(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(control(label)).toHaveValue(text);
    expect(screen.getByText(message)).toBeVisible();
  }
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(invalid.length);
  expect(fetchMock).not.toHaveBeenCalled();
});

test("after the first submit, every change is validated", async () => {
  renderForms(ContactForm);
  await submit("Send Message");
  await waitFor(() => expect(control("Name")).toHaveFocus());
  await userEvent.type(control("Name"), "Ada");
  await waitFor(() => expect(control("Name")).toHaveAttribute("aria-invalid", "false"));
  fill({ Company: "a".repeat(101) });
  await waitFor(() => expect(control("Company")).toHaveAttribute("aria-invalid", "true"));
  await submit("Send Message");
  await waitFor(() => expect(control("Email")).toHaveFocus());
});

describe.each([
  {
    Form: ContactForm,
    required: ["Name", "Email", "Message"],
    marked: ["Name*", "Email*", "Service*", "Message*"],
    options: { Service: 7, Budget: 5, Timeline: 5 },
  },
  {
    Form: ResearchTopicForm,
    required: Object.keys(validSuggestion),
    marked: Object.keys(validSuggestion).map((label) => `${label}*`),
    options: { Industry: 13, Priority: 4 },
  },
])("$Form.name", ({ Form, required, marked, options }) => {
  beforeEach(() => renderForms(Form));

  test("required fields have an asterisk and the `required` attribute", () => {
    for (const label of required) expect(control(label)).toBeRequired();
    expect(document.querySelectorAll(":required")).toHaveLength(required.length);
    const labels = [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
    expect(labels.filter((text) => text.endsWith("*"))).toEqual(marked);
  });

  test("select boxes have their options and start empty", () => {
    for (const [label, count] of Object.entries(options)) {
      expect(control(label)).toHaveValue("");
      expect(control(label).querySelectorAll('option:not([value=""])')).toHaveLength(count);
    }
  });
});

test("browsers get hints for keyboards and autofill, and never cut text off", () => {
  renderForms(ContactForm);
  const hints = { Name: "name", Email: "email", Company: "organization", Phone: "tel" };
  for (const [label, autocomplete] of Object.entries(hints))
    expect(control(label)).toHaveAttribute("autocomplete", autocomplete);
  expect(control("Email")).toHaveAttribute("inputmode", "email");
  // With the type `email`, Safari refuses internationalized domains if there are no scripts.
  expect(control("Email")).not.toHaveAttribute("type");
  expect(control("Phone")).toHaveAttribute("type", "tel");
  expect(document.querySelector("[maxlength]")).toBeNull();
});

test("an email address that cleaning rejects stops the submit until it is changed", async () => {
  renderForms(ContactForm);
  fill({ ...validContact, Email: "user@localhost" });
  await submit("Send Message");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Invalid EmailPlease enter a valid email address.");
  expect(await toastText("Invalid Email")).toBe("Please enter a valid email address.");
  await waitFor(() => expect(control("Email")).toHaveFocus());
  fill({ Company: "Engines" });
  expect(control("Email")).toHaveValue("user@localhost");
  expect(control("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
  fill({ Email: "user@example.com" });
  await waitFor(() => expect(control("Email")).toHaveAttribute("aria-invalid", "false"));
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ["Send Message", ContactForm, validContact, "Please wait before submitting another message."],
  [
    "Submit Suggestion",
    ResearchTopicForm,
    validSuggestion,
    "Please wait before submitting another suggestion.",
  ],
])("%s: the sixth valid submit within 15 minutes has to wait and keeps its text", async (...row) => {
  const [button, Form, valid, limited] = row;
  renderForms(Form);
  await submit(button); // The rate limit ignores a submission with invalid fields.
  for (const attempt of [1, 2, 3, 4, 5, 6]) {
    fill({ ...valid, Company: `Company ${attempt}` });
    await submit(button);
    if (attempt < 6) await screen.findByText(/Error Sending|Submitted!/, { selector: "form *" });
  }
  await screen.findByText("Too Many Requests", { selector: "form *" });
  expect(screen.getByRole("alert")).toHaveTextContent(`Too Many Requests${limited}`);
  expect(await toastText("Too Many Requests")).toBe(limited);
  expect(control("Company")).toHaveValue("Company 6");
});

test.each([
  [() => Promise.resolve(success), "Message Sent", "We will respond within 24 hours"],
  [
    fetchMock,
    "Error Sending Message",
    "There was a problem sending your message. Please try again or contact us directly.",
  ],
])("a toast shows the result of sending a message (%#)", async (response, title, text) => {
  respondWith(response);
  renderForms(ContactForm);
  fill(validContact);
  await submit("Send Message");
  expect(await toastText(title)).toBe(text);
});

test("the text beside the suggestion's button disappears after a success, but not after an error", async () => {
  renderForms(ResearchTopicForm);
  const closeToast = async () => {
    await userEvent.click(screen.getByRole("button", { name: "close" }));
    await waitFor(() => expect(document.querySelector(".Toastify__toast")).toBeNull());
  };
  const status = screen.getByRole("status");
  fill(validSuggestion);
  await submit("Submit Suggestion");
  await waitFor(() => expect(status).toHaveTextContent("Research Topic Submitted!"));
  expect(await toastText("Research Topic Submitted!")).toBe(
    "Thank you for your suggestion. We'll review it and get back to you soon.",
  );
  await closeToast();
  await waitFor(() => expect(status).toBeEmptyDOMElement());
  fill({ ...validSuggestion, Email: "user@localhost" });
  await submit("Submit Suggestion");
  await toast("Invalid Email");
  await closeToast();
  expect(screen.getByRole("alert")).toHaveTextContent("Invalid Email");
});

test("lengths count the text that is sent, and the fields keep what was typed", async () => {
  const typed = {
    Name: `<b>${"a".repeat(48)}</b>\u00A0b `,
    Email: "\u202Ainfo@müller.de\u202C ",
    Phone: "\u202D+1\u00A0(555)\u2013010\u20110100\u202C",
    Message: ` ${"a".repeat(998)}\u200Bb\uFEFFc `,
  };
  const bodies: string[] = [];
  respondWith((_, { body }) => {
    bodies.push(body);
    return fetchMock();
  });
  renderForms(ContactForm);
  fill(typed);
  expect(control("Message")).toHaveAccessibleDescription("0 characters left");
  await submit("Send Message");
  await toast("Error Sending Message");
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({
    name: `${"a".repeat(48)} b`,
    email: "info@müller.de",
    phone: "+1 (555)-010-0100",
    message: `${"a".repeat(998)}bc`,
  });
  for (const [label, text] of Object.entries(typed)) expect(control(label)).toHaveValue(text);
});

test("what the fields show is sent, even if autofill has entered it without an event", async () => {
  const bodies = recordBodies();
  const { rerender } = renderForms(ContactForm);
  fill({ Name: "Old Name", Message: validContact["Message"] ?? "" });
  autofill("Name", "Ada Lovelace");
  autofill("Email", "ada@example.com");
  rerender(page(ContactForm));
  fill({ Phone: "+1 (555) 010-0100" });
  autofill("Company", "Engines");
  autofill("Service", "seo");
  const shown = { Name: "Ada Lovelace", Email: "ada@example.com", Company: "Engines", Service: "seo" };
  for (const [label, text] of Object.entries(shown)) expect(control(label)).toHaveValue(text);
  await submit("Send Message");
  await toast("Message Sent");
  const [name, email, company, service] = Object.values(shown);
  expect(bodies).toEqual([
    expect.objectContaining({ name, email, company, service, phone: "+1 (555) 010-0100" }),
  ]);
  for (const label of Object.keys(shown)) expect(control(label)).toHaveValue("");
});
