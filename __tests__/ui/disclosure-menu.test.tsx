import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { DisclosureMenu } from "../../src/ui/disclosure-menu";

/** jsdom goes nowhere; a prevented click keeps it from saying so. */
const stay = (event: React.MouseEvent) => event.preventDefault();

function Example() {
  return (
    <>
      <DisclosureMenu label="Services">
        <a href="/services/seo" onClick={stay}>
          <span>SEO</span>
        </a>
        <p>Words</p>
      </DisclosureMenu>
      <DisclosureMenu label="About Us">
        <a href="/about/our-story" onClick={stay}>
          Our Story
        </a>
      </DisclosureMenu>
      <button type="button">Elsewhere</button>
    </>
  );
}

/** The `<details>` of a menu: a group for screen readers, whose name is on the summary. */
function menu(label: string): HTMLDetailsElement {
  const found = screen.getByText(label).closest("details");
  if (found === null) throw new Error(`no menu ${label}`);
  return found;
}

const summary = (label: string) => within(menu(label)).getByText(label);

const isOpen = (label: string) => menu(label).open;

async function open(label: string) {
  const user = userEvent.setup();
  await user.click(summary(label));
  expect(isOpen(label)).toBe(true);
  return user;
}

describe("a menu", () => {
  test("is closed at first", () => {
    render(<Example />);
    expect(isOpen("Services")).toBe(false);
  });

  test("opens and closes by a click on its name", async () => {
    render(<Example />);
    const user = await open("Services");
    await user.click(summary("Services"));
    expect(isOpen("Services")).toBe(false);
  });

  test("closes on Escape and gives the focus back to its name", async () => {
    render(<Example />);
    const user = await open("Services");
    screen.getByRole("link", { name: "SEO" }).focus();
    await user.keyboard("{Escape}");
    expect(isOpen("Services")).toBe(false);
    expect(summary("Services")).toHaveFocus();
  });

  test("takes no focus on Escape when it is closed", async () => {
    render(<Example />);
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    elsewhere.focus();
    await userEvent.keyboard("{Escape}");
    expect(elsewhere).toHaveFocus();
  });

  test("stays open on other keys", async () => {
    render(<Example />);
    const user = await open("Services");
    await user.keyboard("{ArrowDown}a");
    expect(isOpen("Services")).toBe(true);
  });

  test("closes on a press outside", async () => {
    render(<Example />);
    await open("Services");
    fireEvent.pointerDown(document.body);
    expect(isOpen("Services")).toBe(false);
  });

  test("stays open on a press inside", async () => {
    render(<Example />);
    await open("Services");
    fireEvent.pointerDown(screen.getByText("Words"));
    expect(isOpen("Services")).toBe(true);
  });

  test("closes when the focus leaves it, not when it moves inside", async () => {
    render(<Example />);
    await open("Services");
    screen.getByRole("link", { name: "SEO" }).focus();
    expect(isOpen("Services")).toBe(true);
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    expect(isOpen("Services")).toBe(false);
  });

  test("closes when a link in it is followed, also by a press on what is in the link", async () => {
    render(<Example />);
    const user = await open("Services");
    await user.click(screen.getByText("SEO"));
    expect(isOpen("Services")).toBe(false);
  });

  test("closes when another one opens", async () => {
    render(<Example />);
    await open("Services");
    await open("About Us");
    expect(isOpen("Services")).toBe(false);
  });

  test("listens no longer when it is gone", async () => {
    const { unmount } = render(<Example />);
    await open("Services");
    const details = menu("Services");
    unmount();
    fireEvent.pointerDown(document.body);
    expect(details.open).toBe(true);
  });

  test("is there before scripts run, closed and with its links", () => {
    document.body.innerHTML = renderToString(<Example />);
    expect(isOpen("Services")).toBe(false);
    expect(menu("Services").firstElementChild).toBe(summary("Services"));
    expect(document.body).toHaveTextContent("SEO");
  });
});
