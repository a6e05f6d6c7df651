import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DisclosureMenu } from "../../src/ui/disclosure-menu";

// `engines/journeys/menus.ts` tests other ways to open and close a menu, in three browser engines.

beforeEach(() =>
  render(
    <>
      <DisclosureMenu label="Services">
        <a href="/services/seo">SEO</a>
        <p>Words</p>
      </DisclosureMenu>
      <button type="button">Elsewhere</button>
    </>,
  ),
);

const menu = () => screen.getByText("Services").closest("details")!;
const elsewhere = () => screen.getByRole("button", { name: "Elsewhere" });

test("an open menu stays open on events inside it, and closes when the focus leaves", async () => {
  await userEvent.click(screen.getByText("Services"));
  await userEvent.keyboard("{ArrowDown}a");
  fireEvent.pointerDown(screen.getByText("Words"));
  screen.getByRole("link", { name: "SEO" }).focus();
  expect(menu()).toHaveAttribute("open");
  elsewhere().focus();
  expect(menu()).not.toHaveAttribute("open");
});

test("an open menu closes when the visitor goes back", async () => {
  await userEvent.click(screen.getByText("Services"));
  fireEvent.popState(window);
  expect(menu()).not.toHaveAttribute("open");
});

test("Escape doesn't move the focus to a closed menu", async () => {
  elsewhere().focus();
  await userEvent.keyboard("{Escape}");
  expect(elsewhere()).toHaveFocus();
});
