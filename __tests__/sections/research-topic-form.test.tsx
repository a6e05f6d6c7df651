import { render, screen, waitFor } from "@testing-library/react";
import { ResearchTopicForm } from "../../src/sections/research-topic-form";
import { ToastRegion } from "../../src/ui/toast-region";
import { control, fill, passRateLimits, submit, toastTitles, validSuggestion } from "./form-page";

const suggest = () => submit("Submit Suggestion");
const calls = jest.fn();

passRateLimits();
beforeEach(() => {
  sessionStorage.clear();
  Object.defineProperty(globalThis, "fetch", { value: calls, configurable: true });
  render(
    <>
      <ResearchTopicForm />
      <ToastRegion />
    </>,
  );
});
afterEach(() => expect(calls).not.toHaveBeenCalled());

test.each([
  ["Name", "A", "Name must be at least 2 characters"],
  ["Name", "a".repeat(51), "Name must be less than 50 characters"],
  ["Name", "R2D2", "Name can only contain letters and spaces"],
  ["Email", "ada@", "Please enter a valid email address"],
  ["Email", `${"a".repeat(60)}@${"b".repeat(36)}.com`, "Email must be less than 100 characters"],
  ["Company", "a".repeat(101), "Company name must be less than 100 characters"],
  ["Research Topic", "Too short", "Research topic must be at least 10 characters"],
  ["Research Topic", "a".repeat(201), "Research topic must be less than 200 characters"],
  [
    "Business Context",
    "We repair pipes now",
    "Please provide more context about your business (at least 20 characters)",
  ],
  ["Business Context", "a".repeat(1001), "Business context must be less than 1000 characters"],
  ["Expected Outcome", "Knowledge", "Please describe expected outcomes (at least 10 characters)"],
  ["Expected Outcome", "a".repeat(501), "Expected outcome must be less than 500 characters"],
  ["Industry", "", "Please select an industry"],
  ["Priority", "", "Please select a priority level"],
])("%s refuses %j: %s", async (label, text, message) => {
  await fill({ ...validSuggestion, [label]: text });
  await suggest();
  await waitFor(() => expect(control(label)).toHaveFocus());
  expect(control(label)).toHaveAttribute("aria-invalid", "true");
  expect(control(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(control(label)).toHaveValue(text);
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});

test.each([
  ["Research Topic", 10],
  ["Research Topic", 200],
  ["Business Context", 20],
  ["Business Context", 1000],
  ["Expected Outcome", 10],
  ["Expected Outcome", 500],
])("%s accepts %i characters", async (label, length) => {
  await fill({ ...validSuggestion, [label]: "a".repeat(length) });
  await suggest();
  await waitFor(() => expect(screen.getByRole("status")).not.toBeEmptyDOMElement());
});

test("everything but the company is required, and nothing is chosen at first", async () => {
  await suggest();
  await waitFor(() => expect(control("Name")).toHaveFocus());
  expect(control("Company")).not.toBeRequired();
  expect(control("Company")).toHaveAttribute("aria-invalid", "false");
  for (const label of Object.keys(validSuggestion)) {
    expect(control(label)).toBeRequired();
    expect(control(label)).toHaveAttribute("aria-invalid", "true");
  }
  expect(control("Industry").querySelectorAll('option:not([value=""])')).toHaveLength(13);
  expect(control("Priority").querySelectorAll('option:not([value=""])')).toHaveLength(4);
  expect(control("Business Context")).toHaveAttribute("rows", "4");
  expect(control("Expected Outcome")).toHaveAttribute("rows", "3");
  expect(document.querySelector("[maxlength]")).toBeNull();
});

test("a suggestion is confirmed and the form is empty again, and nothing is sent", async () => {
  await fill({ ...validSuggestion, Company: "Engines" });
  await suggest();
  await waitFor(() => expect(toastTitles()).toEqual(["Research Topic Submitted!"]));
  expect(screen.getByRole("status")).toHaveTextContent(
    "Research Topic Submitted!Thank you for your suggestion. We'll review it and get back to you soon.",
  );
  for (const label of ["Company", ...Object.keys(validSuggestion)]) {
    expect(control(label)).toHaveValue("");
    expect(control(label)).toHaveAttribute("aria-invalid", "false");
  }
  expect(sessionStorage).toHaveLength(0);
});

test("an address that cleaning refuses stops the submit", async () => {
  await fill({ ...validSuggestion, Email: "user@localhost" });
  await suggest();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Invalid EmailPlease enter a valid email address.",
  );
  expect(control("Research Topic")).toHaveValue(validSuggestion["Research Topic"]);
});

test("the sixth suggestion within 15 minutes has to wait, and keeps its text", async () => {
  for (const attempt of [1, 2, 3, 4, 5, 6]) {
    await fill({ ...validSuggestion, Company: `Company ${attempt}` });
    await suggest();
    if (attempt < 6) await waitFor(() => expect(control("Company")).toHaveValue(""));
  }
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Too Many RequestsPlease wait before submitting another suggestion.",
  );
  await waitFor(() => expect(toastTitles()).toContain("Too Many Requests"));
  expect(control("Company")).toHaveValue("Company 6");
});

test("the form itself leads nowhere, so no text can get into an address", () => {
  const form = control("Name").closest("form");
  expect(form).not.toHaveAttribute("action");
  expect(form).toHaveAttribute("method", "dialog");
});
