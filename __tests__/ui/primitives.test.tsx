import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { telephoneLink } from "../../src/addresses";
import { StatusBadge } from "../../src/ui/badge";
import { Icon } from "../../src/ui/icon/icon";
import { CurrentPath, Link } from "../../src/ui/link";
import { Pagination } from "../../src/ui/pagination";
import { LastUpdated } from "../../src/ui/last-updated";

test.each([
  ["Active", "yellow"],
  ["Completed", "green"],
  ["In progress", "blue"],
  ["Paused", "grey"],
  ["active", "grey"],
  ["constructor", "grey"],
  ["", "grey"],
])('the status "%s" has a %s badge', (status, tone) => {
  const { container } = render(<StatusBadge status={status} />);
  expect(container.querySelector(`[data-tone=${tone}]`)).toHaveTextContent(status);
});

test("an icon is hidden from screen readers", () => {
  const { container } = render(<Icon name="mic" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

test.each([
  ["/contact", null],
  ["/research", "page"],
  ["/research?tab=suggest", null],
  ["https://example.org/", null],
  ["tel:+12125550142", null],
])("the link to %s works without scripts, and on /research its aria-current is %s", (to, current) => {
  render(
    <CurrentPath value="/research">
      <Link to={to} aria-label="Go" className="own">
        Words
      </Link>
    </CurrentPath>,
  );
  const link = screen.getByRole("link", { name: "Go" });
  expect(link).toHaveAttribute("href", to);
  expect(link).toHaveClass("own");
  expect(link.getAttribute("aria-current")).toBe(current);
});

test.each([
  ["+1 (212) 555-0142", "tel:+12125550142"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
  ["+45 12 34 56 78", "tel:+4512345678"],
])("the phone number %s becomes %s", (written, address) => {
  expect(telephoneLink(written)).toBe(address);
});

test("a list of five pages starts at the tab and marks the current page", () => {
  render(<Pagination page={2} pages={5} />);
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toEqual([
    "/research?tab=completed",
    "/research/completed/2",
    "/research/completed/3",
    "/research/completed/4",
    "/research/completed/5",
  ]);
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("2");
});

test.each([0, 1])("a list with %d pages has no links to pages", (pages) => {
  render(<Pagination page={1} pages={pages} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("the HTML contains the build date", () => {
  expect(renderToString(<LastUpdated buildDate="2025-08-18" />)).toContain(">August 18, 2025<");
});
