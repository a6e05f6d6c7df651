import { render, screen } from "@testing-library/react";
import { FormFooter } from "../../../src/ui/form/form-footer";
import { type Notice } from "../../../src/ui/toasts";

const sent: Notice = { tone: "success", title: "Sent", text: "We have it." };
const failed: Notice = { tone: "error", title: "Not sent", text: "Try again." };
const footer = (sending: boolean, notice?: Notice) => (
  <FormFooter button="Send" sending={sending} notice={notice} />
);

test("success is a status, failure an alert", () => {
  const { rerender } = render(footer(false));
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(footer(false, sent));
  expect(screen.getByRole("status")).toBe(status);
  expect(status).toHaveTextContent("SentWe have it.");
  rerender(footer(false, failed));
  expect(status).toBeEmptyDOMElement();
  expect(screen.getByRole("alert")).toHaveTextContent("Not sentTry again.");
});

test("the button rests while sending and takes the focus back that it lost", () => {
  const { rerender } = render(footer(false));
  const button = screen.getByRole("button", { name: "Send" });
  button.focus();
  rerender(footer(true));
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent("Sending…");
  button.blur(); // What browsers do to a disabled element.
  rerender(footer(false));
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
});

test("the button leaves the focus where the visitor went meanwhile", () => {
  const page = (sending: boolean) => (
    <>
      <input aria-label="Elsewhere" />
      {footer(sending)}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole("button").focus();
  rerender(page(true));
  screen.getByRole("textbox").focus();
  rerender(page(false));
  expect(screen.getByRole("textbox")).toHaveFocus();
});
