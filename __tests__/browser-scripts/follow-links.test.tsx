import { fireEvent, screen } from "@testing-library/react";
import { followLinks } from "../../src/browser/follow-links";
import { hovering, navigate } from "../gatsby-stand-in";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);

/** Cancels clicks in the last listener, because jsdom can't follow links and would log an error. */
const stay = (event: Event) => event.preventDefault();

beforeAll(() => {
  followLinks();
  window.addEventListener("click", stay);
});
afterAll(() => window.removeEventListener("click", stay));
beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState({}, "", "/research?tab=completed");
});

const show = (link: string) => {
  document.body.innerHTML = `<p>See ${link}.</p>`;
};
const link = () => screen.getByRole("link");

const routes = ["/", "/research", "/research?tab=suggest", "/research/a#findings", "/request-quotes"];

test.each(routes)("a link to %s opens without loading a document", (route) => {
  show(`<a href="${route}"><strong>this</strong></a>`);
  fireEvent.click(screen.getByText("this"));
  expect(navigate.mock.calls).toEqual([[route, { replace: route === "/research", state: { from: "" } }]]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(["header", "section"])("a link in a page's %s tells the next page where it was", (part) => {
  const text = `<${part}><a href="/contact">this</a></${part}>`;
  document.body.innerHTML = `${text}<main>${text}<a href="/contact">contact bar</a></main>`;
  for (const one of screen.getAllByRole("link")) fireEvent.click(one);
  const sources = navigate.mock.calls.map(([, options]) => options && Reflect.get(options, "state"));
  expect(sources).toEqual([{ from: "" }, { from: "/research" }, { from: "" }]);
});

test("a link to the current page scrolls to its top", () => {
  show('<a href="/research?tab=completed">this</a>');
  fireEvent.click(link());
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test.each([
  ["another site", '<a href="https://example.org/">this</a>'],
  ["another site with the same protocol", '<a href="//example.org/">this</a>'],
  ["an anchor of the page", '<a href="#findings">this</a>'],
  ["mail", '<a href="mailto:a@example.org">this</a>'],
  ["a telephone", '<a href="tel:+12125550142">this</a>'],
  ["a file", '<a href="/research/a-report/costs.csv">this</a>'],
  ["a download", '<a href="/download" download>this</a>'],
  ["a new window", '<a href="/contact" target="_blank">this</a>'],
  ["an address without a page", '<a href="/request-quote">this</a>'],
])("%s is left to the browser", (_, html) => {
  show(html);
  fireEvent.mouseOver(link());
  fireEvent.click(link());
  expect(navigate).not.toHaveBeenCalled();
  expect(hovering).not.toHaveBeenCalled();
});

test("clicks with a modifier key, and clicks that the link handles itself, are left alone", () => {
  show('<a href="/research?tab=completed">this</a>');
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) fireEvent.click(link(), { [key]: true });
  link().addEventListener("click", stay);
  fireEvent.click(link());
  expect(navigate).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

test("pointing at, touching or focusing a link prefetches its page", () => {
  show('<a href="/contact"><em>this</em></a>');
  fireEvent.mouseOver(screen.getByText("this"));
  fireEvent.touchStart(link());
  fireEvent.focusIn(link());
  expect(hovering.mock.calls).toEqual([["/contact"], ["/contact"], ["/contact"]]);
});
