import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast } from "../../src/ui/toasts";

const titles = () =>
  [...document.querySelectorAll(".Toastify__toast strong")].map((title) => title.textContent);
const show = (title: string) => act(async () => void showToast({ tone: "error", title, text: "Text" }));

test("at most the three newest toasts are visible, a button closes one, and none is announced", async () => {
  for (const title of ["1", "2", "3", "4", "5"]) await show(title);
  expect(titles()).toEqual(["3", "4", "5"]);
  await userEvent.click(screen.getAllByRole("button", { name: "close" })[0]!);
  expect(titles()).toEqual(["4", "5"]);
  expect(screen.getByRole("region")).toHaveAttribute("aria-live", "off");
  expect(screen.queryByRole("alert")).toBeNull();
});
