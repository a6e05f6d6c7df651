import { screen } from "@testing-library/react";
import { type ShouldUpdateScrollArgs } from "gatsby";
import {
  manageScroll,
  onRouteUpdate,
  scrollToTop,
  shouldUpdateScroll,
} from "../../src/browser/arrival";
import { keepScroll } from "../../src/ui/keep-scroll";

const root = document.documentElement;

type GatsbyLocation = ShouldUpdateScrollArgs["routerProps"]["location"];

/** Gatsby's type of a location is an intersection that no object fits: `replace` is two things. */
const isLocation = (value: object): value is GatsbyLocation => "pathname" in value;

/** Gatsby's loader, which nothing here uses. */
const loader = {
  getResourceURLsForPathname: () => [],
  loadPage: () => undefined,
  loadPageSync: () => undefined,
};

interface Entry {
  readonly pathname?: string;
  readonly key?: string;
  readonly hash?: string;
  readonly state?: object | null;
}

/** What is decided of what Gatsby hands over. `key` is the name that its router gave an entry of the history. */
function decide(
  { pathname = "/contact", key = "new", hash = "", state = null }: Entry,
  from: object = { prevRouterProps: { location: window.location } },
) {
  const location = { ...window.location, pathname, key, hash, state };
  if (!isLocation(location)) throw new Error("not a location");
  const args: ShouldUpdateScrollArgs = {
    ...from,
    routerProps: { location },
    pathname,
    getSavedScrollPosition: () => [0, 700],
    ...loader,
  };
  return shouldUpdateScroll?.(args, { plugins: [] });
}

const scrolled = jest.fn();
beforeAll(() => {
  window.scrollTo = scrolled;
  manageScroll();
});
beforeEach(() => {
  root.removeAttribute("style");
  scrolled.mockClear();
});

/** What the arrival on a page does, a frame after it. */
async function arrive() {
  scrollToTop();
  await new Promise(requestAnimationFrame);
  return scrolled.mock.calls;
}

const goBackTo = (state: object | null) =>
  window.dispatchEvent(new PopStateEvent("popstate", { state }));

const { pathname } = window.location;
const other = { from: "menu" };

test.each<[string, Entry, decided: boolean, arrived: unknown[]]>([
  ["another page is scrolled to its top on arrival", {}, false, [[0, 0]]],
  ["with another state, too", { state: other }, false, [[0, 0]]],
  ["a place in another page is left to the router", { hash: "#findings" }, true, []],
  // At once: nothing else takes the focus.
  ["a link to the page one is on scrolls", { pathname }, true, []],
  ["also with another state", { pathname, state: other }, true, []],
  ["another tab of a page scrolls nowhere", { pathname, state: keepScroll }, false, []],
])("%s, as smoothly as the style sheet says", async (_, entry, decided, arrived) => {
  expect(decide(entry)).toBe(decided);
  expect(root.style.scrollBehavior).toBe("");
  if (entry.pathname === undefined) expect(await arrive()).toEqual(arrived);
});

test("a place in the same page is left to the router, although browsers call that a return", async () => {
  goBackTo(null);
  expect(decide({ key: history.state.key, hash: "#message" })).toBe(true);
  expect(root.style.scrollBehavior).toBe("");
  expect(await arrive()).toEqual([]);
});

test("the first page is left to the browser", () => {
  expect(decide({}, {})).toBe(false);
  expect(root.style.scrollBehavior).toBe("");
});

test.each<[string, Entry]>([
  ["a page", {}],
  ["a tab of a page", { state: keepScroll }],
  ["a place in a page", { hash: "#findings" }],
])("Back to %s jumps to where it was left, for one frame", async (_, entry) => {
  history.replaceState({ key: "earlier" }, "");
  jest.replaceProperty(window, "scrollY", 500);
  window.dispatchEvent(new Event("scroll"));
  goBackTo({ key: "earlier" });
  expect(decide({ ...entry, key: "earlier" })).toBe(true);
  expect(root.style.scrollBehavior).toBe("auto");
  expect(await arrive()).toEqual([[0, 500]]);
  expect(root.style.scrollBehavior).toBe("");
});

test("Back to a page from before a reload jumps to what Gatsby remembers, unless it has an anchor", async () => {
  goBackTo({ key: "before" });
  expect(decide({ key: "before" })).toBe(true);
  expect(await arrive()).toEqual([[0, 700]]);
  scrolled.mockClear();
  expect(decide({ key: "before", hash: "#findings" })).toBe(true);
  expect(await arrive()).toEqual([]);
});

test("a link after Back scrolls as links do", async () => {
  goBackTo({ key: "earlier" });
  expect(decide({ key: "later" })).toBe(false);
  expect(root.style.scrollBehavior).toBe("");
  expect(await arrive()).toEqual([[0, 0]]);
});

test("the browser scrolls when a page is loaded again, and not after it came out of the browser's cache", () => {
  window.dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");
  window.dispatchEvent(new Event("pageshow"));
  expect(history.scrollRestoration).toBe("manual");
});

test("an anchor that is followed again is not taken for the first page, though Firefox leaves it unnamed", async () => {
  history.replaceState(null, "");
  jest.replaceProperty(window, "scrollY", 600);
  window.dispatchEvent(new Event("scroll"));
  goBackTo({ key: "initial" });
  decide({ key: "initial" });
  expect(await arrive()).toEqual([[0, 0]]);
});

describe("when the router focuses the page", () => {
  /** Shows a page after another one, as Gatsby does. */
  function arriveFrom(previous: string) {
    document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1"><h1>Contact</h1></div>`;
    onRouteUpdate?.(
      {
        location: { ...window.location, pathname: "/contact" },
        prevLocation: { ...window.location, pathname: previous },
        ...loader,
      },
      { plugins: [] },
    );
    document.getElementById("gatsby-focus-wrapper")?.focus();
  }

  test("the main heading of a new page gets the focus", () => {
    arriveFrom("/terms");
    expect(screen.getByRole("heading", { name: "Contact" })).toHaveFocus();
  });

  test("a change within the page leaves the focus where it is", () => {
    arriveFrom("/contact");
    expect(document.getElementById("gatsby-focus-wrapper")).toHaveFocus();
  });
});
