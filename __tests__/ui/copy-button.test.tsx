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

test("is not there before scripts run", () => {
  expect(renderToString(button)).toBe("");
});

test("copies, and says so", async () => {
  const user = userEvent.setup();
  render(button);
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await navigator.clipboard.readText()).toBe("https://www.example.org/x");
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});

test("says when the browser does not let it copy", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
  render(button);
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(screen.getByRole("status")).toHaveTextContent("Please select the text");
});

test("hands the address to the device where it shares, and a closed dialogue is no fault", async () => {
  const share = jest.fn().mockRejectedValue(new Error("closed"));
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  render(button);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(share.mock.calls).toEqual([[{ title: "X", url: "https://www.example.org/x" }]]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
