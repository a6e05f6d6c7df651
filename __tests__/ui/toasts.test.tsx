import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast, Toasts } from "../../src/ui/toasts";

const titles = () =>
  [...document.querySelectorAll(".Toastify__toast strong")].map((title) => title.textContent);
const show = (...names: string[]) =>
  act(() => {
    for (const title of names) showToast({ tone: "error", title, text: "Text" });
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

test("a toast for a visitor who left the page waits for the next one with toasts", () => {
  render(<Toasts />).unmount();
  show("Late");
  expect(titles()).toEqual([]);
  render(<Toasts />);
  expect(titles()).toEqual(["Late"]);
});

test("toasts are silent: the text beside the button is read instead", () => {
  render(<Toasts />);
  show("Quiet");
  expect(screen.getByRole("region")).toHaveAttribute("aria-live", "off");
  expect(screen.queryByRole("alert")).toBeNull();
});
