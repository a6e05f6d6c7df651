import { screen } from "@testing-library/react";
import { onRouteUpdate } from "../../src/browser/scroll-and-focus";

/** Simulates navigation to the contact page, and then focuses the wrapper element, as Gatsby does. */
function openFrom(previous: string) {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1"><h1>Contact</h1></div>`;
  onRouteUpdate?.(
    {
      location: { ...window.location, pathname: "/contact" },
      prevLocation: { ...window.location, pathname: previous },
      getResourceURLsForPathname: () => [],
      loadPage: () => undefined,
      loadPageSync: () => undefined,
    },
    { plugins: [] },
  );
  document.getElementById("gatsby-focus-wrapper")?.focus();
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

test("a new page's main heading gets the focus", () => {
  openFrom("/terms");
  expect(screen.getByRole("heading", { name: "Contact" })).toHaveFocus();
});

test("a change within a page doesn't move the focus", () => {
  openFrom("/contact");
  expect(document.getElementById("gatsby-focus-wrapper")).toHaveFocus();
});
