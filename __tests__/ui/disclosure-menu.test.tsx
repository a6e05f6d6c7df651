import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { DisclosureMenu } from "../../src/ui/disclosure-menu";

/** jsdom goes nowhere; a prevented click keeps it from saying so. */
const stay = (event: React.MouseEvent) => event.preventDefault();

const page = (
  <>
    <DisclosureMenu label="Services">
      <a href="/services/seo" onClick={stay}>
        <span>SEO</span>
      </a>
      <p>Words</p>
    </DisclosureMenu>
    <DisclosureMenu label="About Us">
      <a href="/about/our-story">Our Story</a>
    </DisclosureMenu>
    <button type="button">Elsewhere</button>
  </>
);

/** The `<details>` of a menu: a group for screen readers, whose name is on the summary. */
const menu = (label = "Services") => screen.getByText(label).closest("details")!;
const elsewhere = () => screen.getByRole("button", { name: "Elsewhere" });
const press = (key: string) => userEvent.keyboard(key);

describe("a menu that was opened by a click on its name", () => {
  let unmount: () => void;
  beforeEach(async () => {
    ({ unmount } = render(page));
    await userEvent.click(screen.getByText("Services"));
    expect(menu()).toHaveAttribute("open");
  });

  test.each<[string, () => unknown]>([
    ["a click on its name", () => userEvent.click(screen.getByText("Services"))],
    ["Escape", () => press("{Escape}")],
    ["a press outside", () => fireEvent.pointerDown(document.body)],
    ["a click in a link of it", () => userEvent.click(screen.getByText("SEO"))],
    ["the opening of another one", () => userEvent.click(screen.getByText("About Us"))],
  ])("closes on %s", async (_, act) => {
    await act();
    expect(menu()).not.toHaveAttribute("open");
  });

  test.each<[string, () => unknown]>([
    ["other keys", () => press("{ArrowDown}a")],
    ["a press inside", () => fireEvent.pointerDown(screen.getByText("Words"))],
  ])("stays open on %s", async (_, act) => {
    await act();
    expect(menu()).toHaveAttribute("open");
  });

  test("gives the focus back to its name on Escape", async () => {
    screen.getByRole("link", { name: "SEO" }).focus();
    await press("{Escape}");
    expect(screen.getByText("Services").closest("summary")).toHaveFocus();
  });

  test("closes when the focus leaves it, not when it moves inside", () => {
    screen.getByRole("link", { name: "SEO" }).focus();
    expect(menu()).toHaveAttribute("open");
    elsewhere().focus();
    expect(menu()).not.toHaveAttribute("open");
  });

  test("listens no longer when it is gone", () => {
    const details = menu();
    unmount();
    fireEvent.pointerDown(document.body);
    expect(details).toHaveAttribute("open");
  });
});

test("a closed menu takes no focus on Escape", async () => {
  render(page);
  elsewhere().focus();
  await press("{Escape}");
  expect(elsewhere()).toHaveFocus();
});

test("a menu is closed at first, before scripts run too, with its name first and its links", async () => {
  document.body.innerHTML = renderToString(page);
  expect(menu()).not.toHaveAttribute("open");
  expect(menu().firstElementChild).toBe(screen.getByText("Services").closest("summary"));
  expect(document.body).toHaveTextContent("SEO");
});
