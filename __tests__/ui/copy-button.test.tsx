import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { CopyButton } from "../../src/ui/copy-button";

const words = { copied: "Copied", refused: "Please select the text" };
const button = (
  <CopyButton text="https://www.example.org/x" words={words} share={{ title: "X" }}>
    Share
  </CopyButton>
);

afterEach(() => Reflect.deleteProperty(navigator, "share"));

test("is not there before scripts run", () => expect(renderToString(button)).toBe(""));

test.each([
  ["copies", "Copied", undefined],
  ["says when the browser does not let it copy", "Please select the text", new Error("denied")],
])("%s: %s", async (_, said, problem) => {
  const user = userEvent.setup();
  if (problem) jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(problem);
  render(button);
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await navigator.clipboard.readText()).toBe(problem ? "" : "https://www.example.org/x");
  expect(screen.getByRole("status")).toHaveTextContent(said);
});

test("hands the address to the device where it shares, and a closed dialogue is no fault", async () => {
  const share = jest.fn().mockRejectedValue(new Error("closed"));
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  render(button);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(share.mock.calls).toEqual([[{ title: "X", url: "https://www.example.org/x" }]]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
