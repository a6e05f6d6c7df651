import { render, screen } from "@testing-library/react";
import { FormFooter } from "../../../src/ui/form/form-footer";
import { type Notice } from "../../../src/ui/toasts";

const footer = (sending: boolean, notice?: Notice) => (
  <FormFooter button="Send" sending={sending} notice={notice} />
);

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
