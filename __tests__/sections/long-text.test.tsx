import { render, screen } from "@testing-library/react";
import { LongText } from "../../src/sections/long-text";

jest.mock("gatsby", () => ({
  ...jest.requireActual("../gatsby-stand-in"),
  useStaticQuery: () => ({}),
}));
Object.assign(globalThis, {
  IntersectionObserver: class {
    disconnect = jest.fn();
  },
});

test("a text without headings has no table of contents", () => {
  render(<LongText html="<p>All of it.</p>" contents={[]} contentsLabel="Contents" />);
  expect(screen.getByText("All of it.")).toBeVisible();
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
