import { render, screen } from "@testing-library/react";
import { Pagination } from "../../src/ui/pagination";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

test("60 reports have five pages, the first of which is the tab", () => {
  render(<Pagination label="Pages" page={2} total={60} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/research?tab=completed",
    "/research/completed/2",
    "/research/completed/3",
    "/research/completed/4",
    "/research/completed/5",
  ]);
  expect(links.filter((link) => link.getAttribute("aria-current") === "page")).toEqual([links[1]]);
  expect(screen.getByRole("navigation", { name: "Pages" })).toBeVisible();
});

test.each([0, 7, 12])("%d reports need no pages", (total) => {
  render(<Pagination label="Pages" page={1} total={total} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
