import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { TextArea } from "../../../src/ui/form/controls";

function Typing({ room }: { room: number }) {
  const [text, setText] = useState("");
  return (
    <TextArea
      id="text"
      label="Text"
      room={room}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

const live = () => document.querySelector("[aria-live]");
const paste = async (length: number) => {
  await userEvent.clear(screen.getByRole("textbox"));
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste("a".repeat(length));
};

test.each([
  [0, "500 characters left"],
  [499, "1 character left"],
  [500, "0 characters left"],
  [501, "1 character too many"],
  [520, "20 characters too many"],
])("the room after %i of 500 characters: %s", async (length, words) => {
  render(<Typing room={500} />);
  await paste(length);
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription(words);
  expect(screen.getByRole("textbox")).toHaveValue("a".repeat(length));
});

test.each([
  [0, ""],
  [399, ""],
  [400, "100 characters left at most"],
  [470, "100 characters left at most"],
  [480, "20 characters left at most"],
  [500, "0 characters left at most"],
  [501, "Too long"],
  [510, "Too long"],
])("after %i of 500 characters, screen readers hear %j", async (length, words) => {
  render(<Typing room={500} />);
  await paste(length);
  expect(live()).toHaveTextContent(words, { normalizeWhitespace: false });
  if (words === "") expect(live()).toBeEmptyDOMElement();
});

test("an error is read before the room that is left", () => {
  render(<TextArea id="text" label="Text" room={9} value="" error="Too short" readOnly />);
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Too short 9 characters left");
});
