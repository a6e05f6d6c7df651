import { type GatsbyBrowser } from "gatsby";
import { keepsScroll } from "../ui/keep-scroll";

/** Where the page stood when it was last scrolled, by the keys of the history's entries. */
const places = new Map<unknown, number>();
/** The entry that Back or Forward led to last, and where it was left. */
let returned: { readonly key?: unknown; readonly place?: number | undefined } = {};
/** Whether the last navigation is to a page that begins at its top. */
let leadsToTop = false;

/**
 * Where a navigation scrolls to. New pages scroll to the top, smoothly by the style sheet
 * (specification, section 2). Back and forward return to the place that was left, at once. The first
 * page is left to the browser, which has placed it before any script ran.
 *
 * Another page is scrolled by {@link scrollToTop}, after the focus has moved: Chromium gives a smooth
 * scroll up when the focus moves meanwhile, and the visitor would stay at the end of the new page.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (prevRouterProps === undefined) return false;
  leadsToTop = false;
  const key = keyOf(location);
  if (key === returned.key && (returned.place !== undefined || location.hash === "")) {
    // Gatsby still knows entries from before a reload, but takes those with an anchor for one.
    jumpTo(returned.place ?? getSavedScrollPosition(location)[1]);
    return true;
  }
  places.set(key, window.scrollY);
  if (keepsScroll(location.state)) return false;
  if (location.hash !== "") return true;
  leadsToTop = true;
  return location.pathname === prevRouterProps.location.pathname;
};

/** Scrolls to the top in the next frame, where the last navigation leads there. */
export function scrollToTop(): void {
  requestAnimationFrame(() => {
    if (leadsToTop) window.scrollTo(0, 0);
  });
}

/**
 * Turns smooth scrolling off until the next frame, when Gatsby has scrolled. A smooth scroll that was still
 * running may end after that, so the page is scrolled once more.
 */
function jumpTo(place: number): void {
  const root = document.documentElement;
  root.style.scrollBehavior = "auto";
  requestAnimationFrame(() => {
    window.scrollTo(0, place);
    root.style.removeProperty("scroll-behavior");
  });
}

/** The key that the router gave a location or the state of an entry; links to anchors give none. */
const keyOf = (named: unknown): unknown => Object(named).key;

function nameEntry(key: unknown): void {
  history.replaceState({ ...history.state, key }, "");
  places.set(key, window.scrollY);
}

/**
 * Turns the browser's scroll restoration off: it scrolls before the page has changed, and Gatsby would save
 * that place under the wrong address. For a reload it is on again. Also notes where Back and Forward lead,
 * which Gatsby's location does not say.
 */
export function manageScroll(): void {
  const restoreScroll = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by;
  };
  // A page that comes back out of the browser's cache is shown again without being loaded.
  window.addEventListener("pageshow", restoreScroll("manual"));
  window.addEventListener("pagehide", restoreScroll("auto"));
  restoreScroll("manual")();
  // The router gives the first page of a visit no key, and calls it "initial".
  nameEntry(keyOf(history.state) ?? "initial");
  window.addEventListener("scroll", () => places.set(keyOf(history.state), window.scrollY));
  // Captured, which is before the router reads the key.
  window.addEventListener("popstate", noteReturn, { capture: true });
}

function noteReturn({ state }: PopStateEvent): void {
  // Browsers call a link to a place in the same page a return too; its entry is new.
  if (state === null) return nameEntry(`${Date.now()}`);
  returned = { key: keyOf(state), place: places.get(keyOf(state)) };
}

/**
 * After a navigation to another page, moves the focus to its main heading: screen readers read it,
 * and Tab goes on from there (WCAG 2.4.3). Then the page scrolls to its top.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const arrival = new AbortController();
  const { signal } = arrival;
  const arrive = ({ type }: Event) => {
    arrival.abort();
    if (type === "focus") focusHeading();
    scrollToTop();
  };
  // The router focuses the wrapper some time after it has shown the page. Only this focus is moved on: a press
  // on the page, which focuses the wrapper too, ends the listening.
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", arrive, { signal });
  document.addEventListener("pointerdown", arrive, { signal, capture: true });
  // In a window without the focus the router's focus comes with the visitor; the page scrolls now.
  if (!document.hasFocus()) scrollToTop();
};

function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
