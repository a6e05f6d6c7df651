import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../src/sections/contact-form";
import { ToastRegion } from "../../src/ui/toast-region";
import { control, fill, passRateLimits, submit, toastTitles, validContact } from "./form-page";

const send = () => submit("Send Message");
const calls = jest.fn(() => Promise.reject(new Error("No call was expected")));

passRateLimits();
beforeEach(() => {
  sessionStorage.clear();
  calls.mockClear();
  Object.defineProperty(globalThis, "fetch", { value: calls, configurable: true });
  jest.spyOn(console, "error").mockReturnValue();
  render(
    <>
      <ContactForm />
      <ToastRegion />
    </>,
  );
});

test.each([
  ["Name", "", "Name must be at least 2 characters"],
  ["Name", "A", "Name must be at least 2 characters"],
  ["Name", "a".repeat(51), "Name must be less than 50 characters"],
  ["Name", "R2D2", "Name can only contain letters and spaces"],
  ["Email", "", "Please enter a valid email address"],
  ["Email", "ada@", "Please enter a valid email address"],
  ["Email", `${"a".repeat(60)}@${"b".repeat(36)}.com`, "Email must be less than 100 characters"],
  ["Company", "a".repeat(101), "Company name must be less than 100 characters"],
  ["Phone", "call me, maybe", "Please enter a valid phone number"],
  ["Phone", "555-0100", "Phone number must be at least 10 digits"],
  ["Phone", "5".repeat(21), "Phone number must be less than 20 characters"],
  ["Message", "", "Message must be at least 10 characters"],
  ["Message", "Hello you", "Message must be at least 10 characters"],
  ["Message", "a".repeat(1001), "Message must be less than 1000 characters"],
])("%s refuses %j: %s", async (label, text, message) => {
  await fill({ ...validContact, [label]: text });
  expect(control(label)).toHaveAttribute("aria-invalid", "false");
  await send();
  await waitFor(() => expect(control(label)).toHaveFocus());
  expect(control(label)).toHaveAttribute("aria-invalid", "true");
  expect(control(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(control(label)).toHaveValue(text);
  expect(screen.getByText(message)).toBeVisible();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  expect(calls).not.toHaveBeenCalled();
});

test.each([
  ["Name", "Bo"],
  ["Name", "a".repeat(50)],
  ["Name", "Zoë Ümit Müller"],
  ["Email", `${"a".repeat(60)}@${"b".repeat(35)}.com`],
  ["Company", "a".repeat(100)],
  ["Phone", "+1 (555) 010-0123"],
  ["Phone", "5".repeat(10)],
  ["Phone", "5".repeat(20)],
  ["Message", "a".repeat(10)],
  ["Message", "a".repeat(1000)],
])("%s accepts %j", async (label, text) => {
  await fill({ ...validContact, [label]: text });
  await send();
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  await screen.findByRole("alert");
});

test("validation waits for the first submit, then follows every change", async () => {
  await fill({ Name: "A" });
  await userEvent.tab();
  expect(control("Name")).toHaveAttribute("aria-invalid", "false");
  await send();
  await waitFor(() => expect(control("Name")).toHaveFocus());
  expect(control("Email")).toHaveAttribute("aria-invalid", "true");
  expect(control("Message")).toHaveAttribute("aria-invalid", "true");
  await userEvent.type(control("Name"), "da");
  await waitFor(() => expect(control("Name")).toHaveAttribute("aria-invalid", "false"));
  expect(control("Name")).toHaveFocus();
  await fill({ Company: "a".repeat(101) });
  await waitFor(() => expect(control("Company")).toHaveAttribute("aria-invalid", "true"));
  await send();
  await waitFor(() => expect(control("Email")).toHaveFocus());
});

test("what is required is said to everybody; Service has only the asterisk", () => {
  for (const label of ["Name", "Email", "Message"]) expect(control(label)).toBeRequired();
  for (const label of ["Company", "Phone", "Service", "Budget", "Timeline"]) {
    expect(control(label)).not.toBeRequired();
  }
  const marked = [...document.querySelectorAll("label")]
    .map((label) => label.textContent)
    .filter((text) => text.endsWith("*"));
  expect(marked).toEqual(["Name*", "Email*", "Service*", "Message*"]);
});

test("browsers and phones know what to offer", () => {
  expect(control("Name")).toHaveAttribute("autocomplete", "name");
  expect(control("Email")).toHaveAttribute("autocomplete", "email");
  expect(control("Email")).toHaveAttribute("type", "email");
  expect(control("Company")).toHaveAttribute("autocomplete", "organization");
  expect(control("Phone")).toHaveAttribute("autocomplete", "tel");
  expect(control("Phone")).toHaveAttribute("type", "tel");
  expect(control("Message")).toHaveAttribute("rows", "5");
  expect(document.querySelector("[maxlength]")).toBeNull();
  expect(control("Name").closest("form")).toHaveAttribute("novalidate");
});

test.each([
  ["Service", 7],
  ["Budget", 5],
  ["Timeline", 5],
])("%s begins with nothing and offers %i choices", (label, choices) => {
  expect(control(label)).toHaveValue("");
  expect(control(label).querySelectorAll('option:not([value=""])')).toHaveLength(choices);
});

test("an address that cleaning refuses stops the submit", async () => {
  await fill({ ...validContact, Email: "user@localhost" });
  await send();
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Invalid EmailPlease enter a valid email address.");
  await waitFor(() => expect(toastTitles()).toEqual(["Invalid Email"]));
  await waitFor(() => expect(control("Email")).toHaveFocus());
  expect(control("Email")).toHaveValue("user@localhost");
  await fill({ Company: "Engines" });
  expect(control("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
  await fill({ Email: "user@example.com" });
  expect(control("Email")).toHaveAttribute("aria-invalid", "false");
  expect(calls).not.toHaveBeenCalled();
});

test("the sixth attempt within 15 minutes has to wait", async () => {
  await send(); // Validation refuses this one: no attempt.
  await fill(validContact);
  for (const attempt of [1, 2, 3, 4, 5]) {
    await send();
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(attempt));
    await screen.findByRole("alert");
  }
  await send();
  const title = await screen.findByText("Too Many Requests", { selector: "[role=alert] *" });
  expect(title.parentElement).toHaveTextContent("Please wait before submitting another message.");
  await waitFor(() => expect(toastTitles()).toContain("Too Many Requests"));
  expect(calls).toHaveBeenCalledTimes(5);
  expect(control("Message")).toHaveValue(validContact["Message"]);
});
