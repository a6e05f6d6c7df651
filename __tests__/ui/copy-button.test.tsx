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

test("renders nothing before scripts run", () => expect(renderToString(button)).toBe(""));

const press = () => userEvent.click(screen.getByRole("button", { name: "Share" }));
const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text));

test.each([
  ["copies", "Copied", undefined],
  ["shows a hint if the browser refuses", "Please select the text", new Error("denied")],
])("%s: %s", async (_, status, problem) => {
  const user = userEvent.setup();
  if (problem) jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(problem);
  render(button);
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await navigator.clipboard.readText()).toBe(problem ? "" : "https://www.example.org/x");
  await expectStatus(status);
});

test("the status is empty before it repeats, so that screen readers announce it again", async () => {
  userEvent.setup();
  render(button);
  const announced: (string | null)[] = [];
  const status = screen.getByRole("status");
  const observer = new MutationObserver(() => announced.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  await press();
  await expectStatus("Copied");
  await press();
  await waitFor(() => expect(announced).toEqual(["Copied", "", "Copied"]));
  observer.disconnect();
});

describe("on a device with a share dialog", () => {
  function shareFailsWith(name: string) {
    const share = jest.fn().mockRejectedValue(new DOMException("", name));
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    return share;
  }
  beforeEach(() => void userEvent.setup());

  test("shares the URL, and doesn't copy it if the visitor closes the dialog", async () => {
    const share = shareFailsWith("AbortError");
    const copy = jest.spyOn(navigator.clipboard, "writeText");
    render(button);
    await press();
    expect(share.mock.calls).toEqual([[{ title: "X", url: "https://www.example.org/x" }]]);
    expect(copy).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("copies the URL if sharing fails", async () => {
    shareFailsWith("NotAllowedError");
    render(button);
    await press();
    await expectStatus("Copied");
    expect(await navigator.clipboard.readText()).toBe("https://www.example.org/x");
  });
});
