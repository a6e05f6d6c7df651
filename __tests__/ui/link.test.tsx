import { render, screen } from "@testing-library/react";
import { CurrentPath, Link } from "../../src/ui/link";

test.each([
  ["/contact", null],
  ["/research", "page"],
  ["/research?tab=suggest", null],
  ["/request-quote", null],
  ["#contact-form", null],
  ["https://example.org/", null],
  ["mailto:a@example.org", null],
  ["tel:+12125550142", null],
])("%s is where it leads, without scripts too; on /research it is current: %s", (to, current) => {
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
