import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Controls } from "../../../src/ui/form/controls";
import { FormFooter } from "../../../src/ui/form/form-footer";

function Area({ max, error }: { max: number; error?: string }) {
  const [value, setValue] = useState("");
  const charactersLeft = max - value.length;
  const field = { id: "text", name: "text", label: "Text", rows: 5, readOnly: false };
  return (
    <form
      onChange={({ target }) => {
        if (target instanceof HTMLTextAreaElement) setValue(target.value);
      }}
    >
      <Controls controls={[{ ...field, charactersLeft, error, value }]} />
    </form>
  );
}

test.each([
  [0, "500 characters left", ""],
  [399, "101 characters left", ""],
  [400, "100 characters left", "100 characters left at most"],
  [480, "20 characters left", "20 characters left at most"],
  [499, "1 character left", "20 characters left at most"],
  [500, "0 characters left", "0 characters left at most"],
  [501, "1 character too many", "Too long"],
  [520, "20 characters too many", "Too long"],
])("after %i of 500 characters: %s; screen readers announce %j", async (length, shown, announced) => {
  render(<Area max={500} />);
  const box = screen.getByRole("textbox");
  await userEvent.click(box);
  await userEvent.paste("a".repeat(length));
  expect(box).toHaveAccessibleDescription(shown);
  expect(box).toHaveValue("a".repeat(length));
  expect(document.querySelector("[aria-live]")?.textContent.trim()).toBe(announced);
});

test("screen readers read the error before the number of characters left", () => {
  render(<Area max={9} error="Too short" />);
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Too short 9 characters left");
});

test("after sending, the focus stays where the visitor moved it", () => {
  const page = (sending: boolean) => (
    <>
      <input aria-label="Elsewhere" />
      <FormFooter button="Send" sending={sending} outcome={undefined} />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole("button").focus();
  rerender(page(true));
  screen.getByRole("textbox").focus();
  rerender(page(false));
  expect(screen.getByRole("textbox")).toHaveFocus();
});
