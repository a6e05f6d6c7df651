import { type GatsbyBrowser } from "gatsby";
import { keepsScroll } from "../ui/keep-scroll";

/** Last scroll position of each history entry, by the entry's key. */
const places = new Map<unknown, number>();
/** Key and last scroll position of the history entry that Back or Forward last led to. */
let returned: { readonly key?: unknown; readonly place?: number | undefined } = {};
/** Whether the last navigation should end at the top of its page. */
let leadsToTop = false;

/**
 * Tells Gatsby whether to scroll after a navigation:
 * - A new page scrolls to its top. The style sheet makes the scroll smooth (specification, section 2).
 * - Back and Forward jump to the position at which the visitor left the page.
 * - The browser positions the first page of a visit before any script runs.
 *
 * A new page is scrolled by {@link scrollToTop} after the focus has moved. Chromium cancels a smooth scroll if
 * focus moves during it, which would leave the visitor at the bottom of the new page.
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
    // Gatsby's saved scroll positions survive a reload, but Gatsby can't tell history entries with an anchor apart.
    jumpTo(returned.place ?? getSavedScrollPosition(location)[1]);
    return true;
  }
  places.set(key, window.scrollY);
  if (keepsScroll(location.state)) return false;
  if (location.hash !== "") return true;
  leadsToTop = true;
  return location.pathname === prevRouterProps.location.pathname;
};

/** Scrolls to the top in the next frame if the last navigation should end at the top of its page. */
export function scrollToTop(): void {
  requestAnimationFrame(() => {
    if (leadsToTop) window.scrollTo(0, 0);
  });
}

/**
 * Turns off smooth scrolling until the next frame, by which time Gatsby has scrolled. An earlier smooth scroll
 * may end after Gatsby's scroll, so this function scrolls the page once more.
 */
function jumpTo(place: number): void {
  const root = document.documentElement;
  root.style.scrollBehavior = "auto";
  requestAnimationFrame(() => {
    window.scrollTo(0, place);
    root.style.removeProperty("scroll-behavior");
  });
}

/** Returns the router's key for a location or for a history entry's state. Links to anchors have no key. */
const keyOf = (named: unknown): unknown => Object(named).key;

function nameEntry(key: unknown): void {
  history.replaceState({ ...history.state, key }, "");
  places.set(key, window.scrollY);
}

/**
 * Turns off the browser's scroll restoration except for reloads. The browser would scroll before the page has
 * changed, and Gatsby would save that position under the wrong address. Also records which entry Back and
 * Forward lead to, because Gatsby's location doesn't include it.
 */
export function manageScroll(): void {
  const restoreScroll = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by;
  };
  // A page from the back/forward cache fires `pageshow` without running its scripts again.
  window.addEventListener("pageshow", restoreScroll("manual"));
  window.addEventListener("pagehide", restoreScroll("auto"));
  restoreScroll("manual")();
  // The router stores no key for the first page of a visit and calls it "initial".
  nameEntry(keyOf(history.state) ?? "initial");
  window.addEventListener("scroll", () => places.set(keyOf(history.state), window.scrollY));
  // A capturing listener runs before the router's listener, which reads the key.
  window.addEventListener("popstate", noteReturn, { capture: true });
}

function noteReturn({ state }: PopStateEvent): void {
  // Links to an anchor on the same page fire `popstate`, too. Their new history entry has no state yet.
  if (state === null) return nameEntry(`${Date.now()}`);
  returned = { key: keyOf(state), place: places.get(keyOf(state)) };
}

/**
 * After a navigation to another page, moves the focus to the page's main heading and scrolls to the top. Screen
 * readers then read the heading, and Tab continues from there (WCAG 2.4.3).
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
  // The router focuses its wrapper some time after it shows the page, and that focus should move to the
  // heading. A click on the page focuses the wrapper, too, so a click removes the listeners.
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", arrive, { signal });
  document.addEventListener("pointerdown", arrive, { signal, capture: true });
  // In a window without focus, the focus event fires when the visitor comes back. Scroll without waiting for it.
  if (!document.hasFocus()) scrollToTop();
};

function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
