import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { CopyButton } from "../../src/ui/copy-button";

const labels = { copied: "Copied", refused: "Please select the text" };
const button = (
  <CopyButton text="https://www.example.org/x" labels={labels} share={{ title: "X" }}>
    Share
  </CopyButton>
);

afterEach(() => Reflect.deleteProperty(navigator, "share"));

test("is not there before scripts run", () => expect(renderToString(button)).toBe(""));

const press = () => userEvent.click(screen.getByRole("button", { name: "Share" }));
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text));

test.each([
  ["copies", "Copied", undefined],
  ["says when the browser does not let it copy", "Please select the text", new Error("denied")],
])("%s: %s", async (_, said, problem) => {
  const user = userEvent.setup();
  if (problem) jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(problem);
  render(button);
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await navigator.clipboard.readText()).toBe(problem ? "" : "https://www.example.org/x");
  await says(said);
});

test("is empty before it says the same again, or screen readers would not read it", async () => {
  userEvent.setup();
  render(button);
  const said: (string | null)[] = [];
  const status = screen.getByRole("status");
  const observer = new MutationObserver(() => said.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  await press();
  await says("Copied");
  await press();
  await waitFor(() => expect(said).toEqual(["Copied", "", "Copied"]));
  observer.disconnect();
});

describe("where the device can share", () => {
  /** A device whose share dialog ends with this problem. */
  function shareFailsWith(name: string) {
    const share = jest.fn().mockRejectedValue(new DOMException("", name));
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    return share;
  }
  beforeEach(() => void userEvent.setup());

  test("hands over the address, and closing the dialog is not a failure", async () => {
    const share = shareFailsWith("AbortError");
    const copy = jest.spyOn(navigator.clipboard, "writeText");
    render(button);
    await press();
    expect(share.mock.calls).toEqual([[{ title: "X", url: "https://www.example.org/x" }]]);
    expect(copy).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("copies the address if sharing fails", async () => {
    shareFailsWith("NotAllowedError");
    render(button);
    await press();
    await says("Copied");
    expect(await navigator.clipboard.readText()).toBe("https://www.example.org/x");
  });
});
