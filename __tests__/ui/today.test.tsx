import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { Today } from "../../src/ui/today";

const page = (
  <p>
    Last updated: <Today buildDate="2025-08-18" />
  </p>
);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 5, 12) });
});

afterEach(() => {
  jest.useRealTimers();
});

test("the HTML has the day of the build, whatever the clock says", () => {
  document.body.innerHTML = renderToString(page);
  expect(document.body).toHaveTextContent(/^Last updated: August 18, 2025$/);
});

test.each([
  [new Date(2026, 2, 5, 12), "March 5, 2026"],
  [new Date(2026, 11, 31, 23, 59), "December 31, 2026"],
  [new Date(2027, 0, 1, 0, 1), "January 1, 2027"],
])("a browser shows the visitor's own day: %s", async (now, shown) => {
  jest.setSystemTime(now);
  const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const root = await act(() => hydrateRoot(document.body.querySelector("div")!, page));
  expect(document.body).toHaveTextContent(`Last updated: ${shown}`);
  expect(complaints).not.toHaveBeenCalled();
  await act(() => root.unmount());
  complaints.mockRestore();
});
