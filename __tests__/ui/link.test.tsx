import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "../../src/ui/link";
import { hovering } from "../gatsby-stand-in";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);

/** jsdom goes nowhere; a prevented click keeps it from saying so. It comes after the link's own. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  scrollTo.mockClear();
  hovering.mockClear();
  window.history.replaceState({}, "", "/research?tab=completed");
  window.addEventListener("click", stay);
});

afterEach(() => window.removeEventListener("click", stay));

const link = () => screen.getByRole("link", { name: "Go" });

test.each(["/", "/contact", "/research?tab=suggest", "/request-quotes"])(
  "%s is a route and followed without loading a page",
  (to) => {
    render(<Link to={to}>Go</Link>);
    expect(link()).toHaveAttribute("href", to);
    expect(link()).toHaveAttribute("data-routed");
  },
);

test.each([
  "/request-quote",
  "#contact-form",
  "https://example.org/",
  "mailto:a@example.org",
  "tel:+12125550142",
])("%s is left to the browser", (to) => {
  render(<Link to={to}>Go</Link>);
  expect(link()).toHaveAttribute("href", to);
  expect(link()).not.toHaveAttribute("data-routed");
});

test("hands attributes on", () => {
  render(
    <Link to="/contact" aria-label="Go" className="own">
      Words
    </Link>,
  );
  expect(link()).toHaveClass("own");
});

test("to the present page scrolls to its top", async () => {
  render(<Link to="/research?tab=completed">Go</Link>);
  await userEvent.click(link());
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test.each(["/contact", "/research", "/research?tab=suggest"])(
  "to another address, %s, leaves scrolling to the navigation",
  async (to) => {
    render(<Link to={to}>Go</Link>);
    await userEvent.click(link());
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

test("calls its own handler, which may keep the page where it is", async () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <Link to="/research?tab=completed" onClick={onClick}>
      Go
    </Link>,
  );
  await userEvent.click(link());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(["Control", "Meta", "Shift"])(
  "with %s held opens elsewhere and leaves this page where it is",
  async (key) => {
    const user = userEvent.setup();
    render(<Link to="/research?tab=completed">Go</Link>);
    await user.keyboard(`{${key}>}`);
    await user.click(link());
    await user.keyboard(`{/${key}}`);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

test.each([
  ["the focus comes to it", () => act(() => link().focus())],
  ["a finger touches it", () => fireEvent.touchStart(link())],
])("its page is loaded ahead when %s", (_, point) => {
  render(<Link to="/contact">Go</Link>);
  expect(hovering).not.toHaveBeenCalled();
  point();
  expect(hovering).toHaveBeenCalledWith("/contact");
});

test("nothing is loaded ahead for an address without a page", () => {
  render(<Link to="/request-quote">Go</Link>);
  act(() => link().focus());
  expect(hovering).not.toHaveBeenCalled();
});
