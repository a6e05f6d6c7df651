import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../src/sections/contact-form";
import { ResearchTopicForm } from "../../src/sections/suggest-topic";
import { ToastRegion } from "../../src/ui/toast-region";
import { control, fill, passRateLimits, submit, validContact, validSuggestion } from "./form-page";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const calls = jest.fn(() => Promise.reject(new Error("There is no function")));

passRateLimits();
beforeEach(() => {
  sessionStorage.clear();
  calls.mockClear();
  Object.defineProperty(globalThis, "fetch", { value: calls, configurable: true });
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const long = (count: number) => "a".repeat(count);
const toast = (title: string) => screen.findByText(title, { selector: ".Toastify__toast strong" });
const toastText = async (title: string) => (await toast(title)).nextElementSibling?.textContent;

/** What controls of both forms have; those of one form are in its row. */
const attributes = [
  ["Name", "autocomplete", "name"],
  ["Email", "autocomplete", "email"],
  ["Email", "type", "email"],
  ["Company", "autocomplete", "organization"],
] as const;

/** Every message of these forms is in `forms/validate.test.ts`; here each field shows one of them. */
const forms = [
  {
    Form: ContactForm,
    button: "Send Message",
    valid: validContact,
    wrong: [
      ["Name", "R2D2", "Name can only contain letters and spaces"],
      ["Email", "ada@", "Please enter a valid email address"],
      ["Company", long(101), "Company name must be less than 100 characters"],
      ["Phone", "555-0100", "Phone number must be at least 10 digits"],
      ["Message", long(1001), "Message must be less than 1000 characters"],
    ],
    required: ["Name", "Email", "Message"],
    marked: ["Name*", "Email*", "Service*", "Message*"],
    choices: { Service: 7, Budget: 5, Timeline: 5 },
    attributes: [
      ["Phone", "type", "tel"],
      ["Phone", "autocomplete", "tel"],
      ["Message", "rows", "5"],
    ],
    limited: "Please wait before submitting another message.",
  },
  {
    Form: ResearchTopicForm,
    button: "Submit Suggestion",
    valid: validSuggestion,
    wrong: [
      ["Name", "A", "Name must be at least 2 characters"],
      ["Email", `${long(60)}@${long(36)}.com`, "Email must be less than 100 characters"],
      ["Company", long(101), "Company name must be less than 100 characters"],
      ["Research Topic", "Too short", "Research topic must be at least 10 characters"],
      [
        "Business Context",
        "We repair pipes now",
        "Please provide more context about your business (at least 20 characters)",
      ],
      ["Expected Outcome", long(501), "Expected outcome must be less than 500 characters"],
      ["Industry", "", "Please select an industry"],
      ["Priority", "", "Please select a priority level"],
    ],
    required: Object.keys(validSuggestion),
    marked: Object.keys(validSuggestion).map((label) => `${label}*`),
    choices: { Industry: 13, Priority: 4 },
    attributes: [
      ["Business Context", "rows", "4"],
      ["Expected Outcome", "rows", "3"],
    ],
    limited: "Please wait before submitting another suggestion.",
  },
] as const;

describe.each(forms)("$button", ({ Form, button, valid, wrong, ...form }) => {
  beforeEach(() => {
    render(
      <>
        <Form />
        <ToastRegion />
      </>,
    );
  });
  const outcome = () => screen.findByText(/Error Sending|Submitted!/, { selector: "form *" });

  test("each field says what is wrong with it, keeps its text, and the first has the focus", async () => {
    fill({ ...valid, ...Object.fromEntries(wrong) });
    for (const [label] of wrong) expect(control(label)).toHaveAttribute("aria-invalid", "false");
    await submit(button);
    await waitFor(() => expect(control("Name")).toHaveFocus());
    for (const [label, text, message] of wrong) {
      expect(control(label)).toHaveAttribute("aria-invalid", "true");
      expect(control(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(control(label)).toHaveValue(text);
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(wrong.length);
    expect(calls).not.toHaveBeenCalled();
  });

  test("what is required is said to everybody, nothing is chosen at first, phones know what to offer, no text is cut", () => {
    for (const label of form.required) expect(control(label)).toBeRequired();
    expect(document.querySelectorAll(":required")).toHaveLength(form.required.length);
    const labels = [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
    expect(labels.filter((text) => text.endsWith("*"))).toEqual(form.marked);
    for (const [label, count] of Object.entries(form.choices)) {
      expect(control(label)).toHaveValue("");
      expect(control(label).querySelectorAll('option:not([value=""])')).toHaveLength(count);
    }
    for (const [label, attribute, value] of [...attributes, ...form.attributes])
      expect(control(label)).toHaveAttribute(attribute, value);
    expect(document.querySelector("[maxlength]")).toBeNull();
  });

  test("an address that cleaning refuses stops the submit", async () => {
    fill({ ...valid, Email: "user@localhost" });
    await submit(button);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Invalid EmailPlease enter a valid email address.",
    );
    expect(await toastText("Invalid Email")).toBe("Please enter a valid email address.");
    await waitFor(() => expect(control("Email")).toHaveFocus());
    expect(control("Email")).toHaveValue("user@localhost");
    fill({ Company: "Engines" });
    expect(control("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
    fill({ Email: "user@example.com" });
    await waitFor(() => expect(control("Email")).toHaveAttribute("aria-invalid", "false"));
    expect(calls).not.toHaveBeenCalled();
  });

  test("the sixth attempt within 15 minutes has to wait and keeps its text; the other form needn't wait", async () => {
    await submit(button); // Validation refuses this one: no attempt.
    for (const attempt of [1, 2, 3, 4, 5, 6]) {
      fill({ ...valid, Company: `Company ${attempt}` });
      await submit(button);
      if (attempt < 6) await outcome();
    }
    expect(await screen.findByText("Too Many Requests", { selector: "form *" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(`Too Many Requests${form.limited}`);
    expect(await toastText("Too Many Requests")).toBe(form.limited);
    expect(control("Company")).toHaveValue("Company 6");
    cleanup();
    for (const other of forms.filter((candidate) => candidate.Form !== Form)) {
      render(<other.Form />);
      fill(other.valid);
      await submit(other.button);
      expect(await outcome()).toBeVisible();
    }
  });
});

test.each([
  {
    Form: ContactForm,
    answer: () => Promise.resolve({ ok: true, json: async () => ({ success: true }) }),
    title: "Message Sent",
    text: "We will respond within 24 hours",
  },
  {
    Form: ContactForm,
    answer: () => Promise.reject(new Error("There is no function")),
    title: "Error Sending Message",
    text: "There was a problem sending your message. Please try again or contact us directly.",
  },
  {
    Form: ResearchTopicForm,
    title: "Research Topic Submitted!",
    text: "Thank you for your suggestion. We'll review it and get back to you soon.",
  },
])("a toast says: $title", async ({ Form, answer, title, text }) => {
  Object.defineProperty(globalThis, "fetch", { value: answer, configurable: true });
  render(
    <>
      <Form />
      <ToastRegion />
    </>,
  );
  fill(Form === ContactForm ? validContact : validSuggestion);
  await submit(Form === ContactForm ? "Send Message" : "Submit Suggestion");
  expect(await toastText(title)).toBe(text);
});

test("validation waits for the first submit, then follows every change", async () => {
  render(<ContactForm />);
  fill({ Name: "A" });
  await userEvent.tab();
  expect(control("Name")).toHaveAttribute("aria-invalid", "false");
  await submit("Send Message");
  await waitFor(() => expect(control("Name")).toHaveFocus());
  expect(control("Email")).toHaveAttribute("aria-invalid", "true");
  expect(control("Message")).toHaveAttribute("aria-invalid", "true");
  await userEvent.type(control("Name"), "da");
  await waitFor(() => expect(control("Name")).toHaveAttribute("aria-invalid", "false"));
  expect(control("Name")).toHaveFocus();
  fill({ Company: long(101) });
  await waitFor(() => expect(control("Company")).toHaveAttribute("aria-invalid", "true"));
  await submit("Send Message");
  await waitFor(() => expect(control("Email")).toHaveFocus());
});

test("the success beside the suggestion's button goes with its toast, and a failure stays", async () => {
  render(
    <>
      <ResearchTopicForm />
      <ToastRegion />
    </>,
  );
  const closeToast = async (title: string) => {
    expect(await toast(title)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "close" }));
    await waitFor(() => expect(document.querySelector(".Toastify__toast")).toBeNull());
  };
  const outcome = screen.getByRole("status");
  fill(validSuggestion);
  await submit("Submit Suggestion");
  await waitFor(() => expect(outcome).toHaveTextContent("Research Topic Submitted!"));
  await closeToast("Research Topic Submitted!");
  await waitFor(() => expect(outcome).toBeEmptyDOMElement());
  fill({ ...validSuggestion, Email: "user@localhost" });
  await submit("Submit Suggestion");
  await closeToast("Invalid Email");
  expect(screen.getByRole("alert")).toHaveTextContent("Invalid Email");
});

test("blanks around a text, which aren't sent, don't count against its limit", async () => {
  render(<ContactForm />);
  fill({ ...validContact, Name: ` ${long(50)} `, Message: ` ${long(1000)} ` });
  expect(control("Message")).toHaveAccessibleDescription("0 characters left");
  await submit("Send Message");
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
});
