import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server.node";
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

describe("tabs", () => {
  test("are a list with a name, each with its panel", () => {
    render(<Example />);
    expect(screen.getByRole("tablist", { name: "Research lists" })).toContainElement(
      tab("First tab"),
    );
    expect(screen.getAllByRole("tab")).toHaveLength(3);
    expect(tab("First tab")).toHaveAttribute("aria-controls", "first");
    expect(screen.getByRole("tabpanel", { name: "First tab" })).toHaveAttribute("id", "first");
  });

  test("show the panel of the selected tab only", () => {
    render(<Example open="second" />);
    expect(selectedTabs()).toEqual(["Second tab"]);
    expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
    expect(screen.getByText("Second content")).toBeVisible();
    expect(screen.getByText("First content")).not.toBeVisible();
    expect(screen.getByText("Content without a tab")).not.toBeVisible();
  });

  test("are selected by a click, and the address stays", async () => {
    const address = window.location.href;
    render(<Example />);
    await userEvent.click(tab("Third tab"));
    expect(selectedTabs()).toEqual(["Third tab"]);
    expect(screen.getByText("Third content")).toBeVisible();
    expect(window.location.href).toBe(address);
  });

  test.each([
    ["ArrowRight", "First tab", "Second tab"],
    ["ArrowRight", "Third tab", "First tab"],
    ["ArrowLeft", "Second tab", "First tab"],
    ["ArrowLeft", "First tab", "Third tab"],
    ["Home", "Third tab", "First tab"],
    ["End", "First tab", "Third tab"],
  ])("%s moves from %s to %s, with focus and selection", async (key, from, to) => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(tab(from));
    await user.keyboard(`{${key}}`);
    expect(tab(to)).toHaveFocus();
    expect(selectedTabs()).toEqual([to]);
  });

  test.each(["Control", "Meta", "Shift"])("a click with %s is the browser's", async (modifier) => {
    const user = userEvent.setup();
    const followed: boolean[] = [];
    const listen = (event: MouseEvent) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener("click", listen);
    render(<Example />);
    await user.keyboard(`{${modifier}>}`);
    await user.click(tab("Third tab"));
    await user.keyboard(`{/${modifier}}`);
    window.removeEventListener("click", listen);
    expect(followed).toEqual([true]);
    expect(selectedTabs()).toEqual(["First tab"]);
  });

  test.each(["ArrowUp", "a", "Escape"])("%s changes nothing", async (key) => {
    const user = userEvent.setup();
    render(<Example open="second" />);
    await user.tab();
    await user.keyboard(`{${key}}`);
    expect(tab("Second tab")).toHaveFocus();
    expect(selectedTabs()).toEqual(["Second tab"]);
  });

  test("leave Alt and Arrow Left, the browser's way back, alone", async () => {
    const user = userEvent.setup();
    render(<Example open="second" />);
    await user.tab();
    await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    expect(selectedTabs()).toEqual(["Second tab"]);
  });

  test("are one stop of the Tab key: the selected one", async () => {
    const user = userEvent.setup();
    render(
      <>
        <Example open="second" />
        <button type="button">After</button>
      </>,
    );
    await user.tab();
    expect(tab("Second tab")).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab("Second tab")).toHaveFocus();
  });
});

describe("a panel without a tab", () => {
  test("is open with no tab selected, and the first tab is the stop of the Tab key", async () => {
    render(<Example open="aside" />);
    expect(selectedTabs()).toEqual([]);
    expect(screen.getByText("Content without a tab")).toBeVisible();
    expect(screen.queryByRole("tabpanel")).not.toBeInTheDocument();
    await userEvent.tab();
    expect(tab("First tab")).toHaveFocus();
  });

  test.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("is left by %s on a tab", async (_, key) => {
    const user = userEvent.setup();
    render(<Example open="aside" />);
    await user.tab();
    await user.keyboard(key);
    expect(selectedTabs()).toEqual(["First tab"]);
    expect(screen.getByText("First content")).toBeVisible();
  });
});

describe("before scripts run", () => {
  beforeEach(() => {
    document.body.innerHTML = renderToString(<Example open="second" />);
  });

  test("tabs are links to the panels", () => {
    expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
    expect(screen.queryByRole("tab")).not.toBeInTheDocument();
    for (const { id, tab: name } of panels.filter((panel) => panel.tab !== undefined)) {
      expect(screen.getByRole("link", { name: `${name}` })).toHaveAttribute("href", `#${id}`);
      expect(document.getElementById(id)).toBeInTheDocument();
    }
  });

  test("all panels are there, none of them hidden by an attribute", () => {
    for (const { id } of panels) {
      expect(document.getElementById(id)).not.toHaveAttribute("hidden");
      expect(document.getElementById(id)).not.toHaveAttribute("role");
    }
    expect(document.body).toHaveTextContent("First content");
    expect(document.body).toHaveTextContent("Content without a tab");
  });
});
