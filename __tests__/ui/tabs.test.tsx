import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Tabs, type TabPanel } from "../../src/ui/tabs";

const panels: TabPanel[] = [
  { id: "first", tab: "First tab", content: <p>First content</p> },
  { id: "second", tab: "Second tab", content: <p>Second content</p> },
  { id: "third", tab: "Third tab", content: <p>Third content</p> },
  { id: "aside", content: <p>Content without a tab</p> },
];

function Example({ open = "first" }: { open?: string }) {
  const [selected, select] = useState(open);
  return <Tabs label="Research lists" panels={panels} selected={selected} onSelect={select} />;
}

const tab = (name: string) => screen.getByRole("tab", { name });
const selectedTabs = () =>
  screen.queryAllByRole("tab", { selected: true }).map((selected) => selected.textContent);
const visible = () =>
  screen.getAllByText(/ontent/).flatMap((text) => (text.closest("[hidden]") ? [] : text.textContent));

test("the tab list has a name, and only the selected tab's panel is shown", () => {
  render(<Example open="second" />);
  expect(screen.getByRole("tablist", { name: "Research lists" })).toContainElement(tab("First tab"));
  expect(screen.getAllByRole("tab")).toHaveLength(3);
  expect(tab("First tab")).toHaveAttribute("aria-controls", "first");
  expect(screen.getByRole("tabpanel", { name: "Second tab" })).toHaveAttribute("id", "second");
  expect(selectedTabs()).toEqual(["Second tab"]);
  expect(visible()).toEqual(["Second content"]);
});

test.each([
  ["{ArrowRight}", "first", "Second tab"],
  ["{ArrowRight}", "third", "First tab"],
  ["{ArrowLeft}", "first", "Third tab"],
  ["{Home}", "third", "First tab"],
  ["{End}", "first", "Third tab"],
  ["{ArrowUp}", "second", "Second tab"],
  ["a", "second", "Second tab"],
  ["{Escape}", "second", "Second tab"],
  // Alt+Left Arrow is the browser's shortcut for going back.
  ["{Alt>}{ArrowLeft}{/Alt}", "second", "Second tab"],
])("%s on the %s tab moves focus and selection to %s", async (keys, open, expected) => {
  render(<Example open={open} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(tab(expected)).toHaveFocus();
  expect(selectedTabs()).toEqual([expected]);
});

test.each([{ ctrlKey: true }, { button: 1 }])("a click with %j on a tab is left to the browser", (how) => {
  render(<Example />);
  const click = createEvent.click(tab("Second tab"), how);
  fireEvent(tab("Second tab"), click);
  expect(click.defaultPrevented).toBe(false);
  expect(selectedTabs()).toEqual(["First tab"]);
});

test("the Tab key stops only at the selected tab", async () => {
  render(<Example open="second" />);
  await userEvent.tab();
  expect(tab("Second tab")).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test.each(["{Enter}", " "])("%j on the first tab replaces a panel without a tab", async (key) => {
  render(<Example open="aside" />);
  expect(selectedTabs()).toEqual([]);
  expect(visible()).toEqual(["Content without a tab"]);
  expect(screen.queryByRole("tabpanel")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(tab("First tab")).toHaveFocus();
  await userEvent.keyboard(key);
  expect(selectedTabs()).toEqual(["First tab"]);
  expect(visible()).toEqual(["First content"]);
});
