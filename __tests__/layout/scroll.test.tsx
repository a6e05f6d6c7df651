import { type ShouldUpdateScrollArgs } from "gatsby";
import { shouldUpdateScroll } from "../../src/layout/scroll";
import { keepScroll } from "../../src/ui/keep-scroll";

const root = document.documentElement;

type GatsbyLocation = ShouldUpdateScrollArgs["routerProps"]["location"];

/** Gatsby's type of a location is an intersection that no object fits: `replace` is two things. */
const isLocation = (value: object): value is GatsbyLocation => "pathname" in value;

/** What Gatsby hands over; `action` is how the visitor came. */
function navigation(
  { action, state = null }: { action: "PUSH" | "POP"; state?: object | null },
  from: Pick<ShouldUpdateScrollArgs, "prevRouterProps"> = {
    prevRouterProps: { location: window.location },
  },
): ShouldUpdateScrollArgs {
  const location = { ...window.location, action, state };
  if (!isLocation(location)) throw new Error("not a location");
  return {
    ...from,
    routerProps: { location },
    pathname: "/contact",
    getSavedScrollPosition: () => [0, 0],
    getResourceURLsForPathname: () => [],
    loadPage: () => undefined,
    loadPageSync: () => undefined,
  };
}

const decide = (args: ShouldUpdateScrollArgs) => shouldUpdateScroll?.(args, { plugins: [] });

beforeEach(() => root.removeAttribute("style"));

test("a new page scrolls, as smoothly as the style sheet says", () => {
  expect(decide(navigation({ action: "PUSH" }))).toBe(true);
  expect(root.style.scrollBehavior).toBe("");
});

test("a navigation within a page, such as to another tab, scrolls nowhere", () => {
  expect(decide(navigation({ action: "PUSH", state: keepScroll }))).toBe(false);
});

test("a navigation with another state scrolls", () => {
  expect(decide(navigation({ action: "PUSH", state: { from: "menu" } }))).toBe(true);
});

test("the first page is left to the browser", () => {
  expect(decide(navigation({ action: "POP" }, {}))).toBe(false);
  expect(root.style.scrollBehavior).toBe("");
});

test("Back jumps to the place that was left, and smooth scrolling returns with the next frame", async () => {
  expect(decide(navigation({ action: "POP" }))).toBe(true);
  expect(root.style.scrollBehavior).toBe("auto");
  await new Promise(requestAnimationFrame);
  expect(root.style.scrollBehavior).toBe("");
});
