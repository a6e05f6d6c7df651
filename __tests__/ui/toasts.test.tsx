import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast, Toasts } from "../../src/ui/toasts";

const titles = () =>
  [...document.querySelectorAll(".Toastify__toast strong")].map((title) => title.textContent);
const show = (title: string, spoken: boolean) =>
  act(() => showToast({ tone: "error", title, text: "Text" }, spoken));

beforeEach(() => void render(<Toasts />));

test("at most the three newest toasts are visible, and a button closes one", async () => {
  for (const title of ["1", "2", "3", "4", "5"]) show(title, false);
  expect(titles()).toEqual(["3", "4", "5"]);
  await userEvent.click(screen.getAllByRole("button", { name: "close" })[0]!);
  expect(titles()).toEqual(["4", "5"]);
});

test("screen readers announce a toast only if asked", () => {
  show("Quiet", false);
  expect(screen.getByRole("region")).toHaveAttribute("aria-live", "off");
  expect(screen.queryByRole("alert")).toBeNull();
  show("Failed", true);
  expect(screen.getByRole("alert")).toHaveTextContent("FailedText");
});
