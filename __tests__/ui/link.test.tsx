import { render, screen } from "@testing-library/react";
import { CurrentPath, Link, type LinkProps } from "../../src/ui/link";

const show = (props: LinkProps, path = "/research") =>
  render(
    <CurrentPath value={path}>
      <Link {...props} />
    </CurrentPath>,
  );
const link = () => screen.getByRole("link", { name: "Go" });

test.each([
  "/contact",
  "/research?tab=suggest",
  "/request-quote",
  "#contact-form",
  "https://example.org/",
  "mailto:a@example.org",
  "tel:+12125550142",
])("%s is where it leads, without scripts too", (to) => {
  show({ to, children: "Go" });
  expect(link()).toHaveAttribute("href", to);
  expect(link()).not.toHaveAttribute("aria-current");
});

test("to the page one is on is marked as current", () => {
  show({ to: "/research", children: "Go" });
  expect(link()).toHaveAttribute("aria-current", "page");
});

test("hands attributes on", () => {
  show({ to: "/contact", "aria-label": "Go", className: "own", children: "Words" });
  expect(link()).toHaveClass("own");
});
