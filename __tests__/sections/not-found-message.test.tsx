import { render, screen } from "@testing-library/react";
import { NotFoundMessage } from "../../src/sections/not-found-message";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const words = {
  code: "404",
  message: "Oops! Page not found",
  text: "The page may have moved.",
  home: { label: "Return to Home", to: "/" },
  links: [
    { label: "Services", to: "/services" },
    { label: "Contact Us", to: "/contact" },
  ],
};

const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);

beforeEach(() => logged.mockClear());

test("says what happened and leads back", () => {
  render(<NotFoundMessage {...words} pathname="/nope" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^404 Oops! Page not found$/);
  for (const { label, to } of [words.home, ...words.links]) {
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", to);
  }
});

test("logs each attempted path once", () => {
  const { rerender } = render(<NotFoundMessage {...words} pathname="/research/nope" />);
  for (const pathname of ["/research/nope", "/two"])
    rerender(<NotFoundMessage {...words} pathname={pathname} />);
  expect(logged.mock.calls).toEqual([["404: no page at /research/nope"], ["404: no page at /two"]]);
});
