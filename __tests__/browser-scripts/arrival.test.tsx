import { type ShouldUpdateScrollArgs } from "gatsby";
import { scrollToTop, shouldUpdateScroll, manageScroll } from "../../src/browser/arrival";
import { keepScroll } from "../../src/ui/keep-scroll";

const root = document.documentElement;

type GatsbyLocation = ShouldUpdateScrollArgs["routerProps"]["location"];

/** Gatsby's type of a location is an intersection that no object fits: `replace` is two things. */
const isLocation = (value: object): value is GatsbyLocation => "pathname" in value;

interface Entry {
  readonly pathname?: string;
  readonly key?: string;
  readonly hash?: string;
  readonly state?: object | null;
  /** The state that Back led to, if it was pressed. */
  readonly back?: object | null;
}

/** What Gatsby hands over. `key` is the name that its router gave an entry of the history. */
function navigation(
  { pathname = "/contact", key = "new", hash = "", state = null }: Entry,
  from: object = { prevRouterProps: { location: window.location } },
): ShouldUpdateScrollArgs {
  const location = { ...window.location, pathname, key, hash, state };
  if (!isLocation(location)) throw new Error("not a location");
  return {
    ...from,
    routerProps: { location },
    pathname,
    getSavedScrollPosition: () => [0, 700],
    getResourceURLsForPathname: () => [],
    loadPage: () => undefined,
    loadPageSync: () => undefined,
  };
}

const decide = (args: ShouldUpdateScrollArgs) => shouldUpdateScroll?.(args, { plugins: [] });

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

const jump = [[0, 700]];
const { pathname } = window.location;
const other = { from: "menu" };

test.each<[string, Entry, decided: boolean, arrived: unknown[] | null]>([
  ["another page is scrolled to its top on arrival", {}, false, [[0, 0]]],
  ["with another state, too", { state: other }, false, [[0, 0]]],
  ["also by a link after Back", { back: { key: "earlier" }, key: "later" }, false, [[0, 0]]],
  ["a place in another page is left to the router", { hash: "#findings" }, true, []],
  // Browsers call that a return.
  ["so is one in the same page", { back: null, key: "initial", hash: "#message" }, true, []],
  // At once: nothing else takes the focus.
  ["a link to the page one is on scrolls", { pathname }, true, null],
  ["also with another state", { pathname, state: other }, true, null],
  ["another tab of a page scrolls nowhere", { pathname, state: keepScroll }, false, null],
  ["Back jumps to where it was left", { back: { key: "earlier" }, key: "earlier" }, true, jump],
  ["so does Back to the first page of the visit", { back: null, key: "initial" }, true, jump],
])("%s", async (_, { back: state, ...entry }, decided, arrived) => {
  if (state !== undefined) window.dispatchEvent(new PopStateEvent("popstate", { state }));
  expect(decide(navigation(entry))).toBe(decided);
  expect(root.style.scrollBehavior).toBe(arrived === jump ? "auto" : "");
  if (arrived) expect(await arrive()).toEqual(arrived);
  expect(root.style.scrollBehavior).toBe("");
});

test("the first page is left to the browser", () => {
  expect(decide(navigation({}, {}))).toBe(false);
  expect(root.style.scrollBehavior).toBe("");
});
