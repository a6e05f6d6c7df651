import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast, Toasts } from "../../src/ui/toasts";

const titles = () =>
  [...document.querySelectorAll(".Toastify__toast strong")].map((title) => title.textContent);
const show = (...names: string[]) =>
  act(() => {
    for (const title of names) showToast({ tone: "error", title, text: "Text" }, false);
  });

test("at most three are visible, the newest among them", () => {
  render(<Toasts />);
  show("1", "2", "3");
  expect(titles()).toEqual(["1", "2", "3"]);
  show("4");
  show("5");
  expect(titles()).toEqual(["3", "4", "5"]);
});

test("a toast has a button that closes it", async () => {
  render(<Toasts />);
  show("Close me");
  await userEvent.click(screen.getByRole("button", { name: "close" }));
  expect(titles()).toEqual([]);
});

test("toasts are silent: the text beside the button is read instead", () => {
  render(<Toasts />);
  show("Quiet");
  expect(screen.getByRole("region")).toHaveAttribute("aria-live", "off");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a toast that nothing else on the page repeats is read", () => {
  render(<Toasts />);
  act(() => showToast({ tone: "error", title: "Failed", text: "Text" }, true));
  expect(screen.getByRole("alert")).toHaveTextContent("FailedText");
});
