import { type GatsbyBrowser } from "gatsby";
import { keepsScroll } from "../ui/keep-scroll";

/** Last vertical scroll position of each history entry in pixels, by the entry's key. */
const places = new Map<unknown, number>();
/** Key and last scroll position of the history entry that the visitor last reached with Back or Forward. */
let returned: { readonly key?: unknown; readonly place?: number | undefined } = {};
/** Whether the last navigation should end at the top of its page. */
let leadsToTop = false;

/**
 * Tells Gatsby whether to scroll after a navigation:
 * - A new page scrolls to its top. The style sheet makes the scroll smooth (specification, section 2).
 * - Back and Forward jump to the position at which the visitor left the page.
 * - The first page of a visit doesn't scroll, because the browser has already positioned it.
 *
 * On a new page, {@link scrollToTop} scrolls instead of Gatsby, after the focus has moved. Chromium cancels a
 * smooth scroll if focus moves during it, which would leave the visitor at the bottom of the new page.
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
    // If `places` has no position (after a reload, for example), use the one that Gatsby saved. History entries with
    // an anchor are the exception: Gatsby saves one position for all of them, so it could be the wrong one.
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
 * Makes Gatsby's scroll instant by turning off smooth scrolling until the next frame. A smooth scroll already in
 * progress could override Gatsby's position, so this function scrolls there again.
 */
function jumpTo(place: number): void {
  const root = document.documentElement;
  root.style.scrollBehavior = "auto";
  requestAnimationFrame(() => {
    window.scrollTo(0, place);
    root.style.removeProperty("scroll-behavior");
  });
}

/**
 * Returns the router's key from a location or from a history entry's state. When a link to an anchor adds a
 * history entry, that entry has no key at first.
 */
const keyOf = (named: unknown): unknown => Object(named).key;

function nameEntry(key: unknown): void {
  history.replaceState({ ...history.state, key }, "");
  places.set(key, window.scrollY);
}

/**
 * Turns off the browser's scroll restoration, except for reloads. On Back and Forward, the browser would scroll
 * before the page has changed, and Gatsby would save that position under the wrong address. Also records which
 * history entry Back or Forward leads to, because Gatsby's location doesn't show that a navigation came from one
 * of these buttons.
 */
export function manageScroll(): void {
  const restoreScroll = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by;
  };
  // A page from the back/forward cache doesn't run its scripts again, but it does fire `pageshow`.
  window.addEventListener("pageshow", restoreScroll("manual"));
  window.addEventListener("pagehide", restoreScroll("auto"));
  restoreScroll("manual")();
  // The router stores no key for the first page of a visit. In the router's locations, that page has the key
  // "initial".
  nameEntry(keyOf(history.state) ?? "initial");
  window.addEventListener("scroll", () => places.set(keyOf(history.state), window.scrollY));
  // A capturing listener runs before the router's listener, so the key is stored before the router reads it.
  window.addEventListener("popstate", noteReturn, { capture: true });
}

function noteReturn({ state }: PopStateEvent): void {
  // A link to an anchor on the same page fires `popstate`, too. The history entry that it adds has no state, so
  // it gets a key here.
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
  // The router focuses the element around the page some time after it shows the page. The listener then moves the
  // focus to the heading. A click focuses that element, too, but must not move the focus to the heading, so a
  // click removes the listeners.
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", arrive, { signal });
  document.addEventListener("pointerdown", arrive, { signal, capture: true });
  // In a window without focus, the focus event fires only when the visitor comes back to the window, so scroll
  // now.
  if (!document.hasFocus()) scrollToTop();
};

function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
