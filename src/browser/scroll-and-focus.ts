import { type GatsbyBrowser } from "gatsby";
import { keepsScroll } from "../ui/keep-scroll";

// These two statements must run before Gatsby's router reads the history and listens to `popstate`.
nameEntry();
window.addEventListener("popstate", markEntry);

/** Gives a history entry a key, unless it has one. Gatsby saves scroll positions by these keys. */
function nameEntry(): void {
  history.replaceState({ key: `${Date.now()}`, ...history.state }, "");
}

/**
 * Marks the history entry that Back or Forward leads to, because Gatsby's location doesn't show how the visitor
 * got there. A link to an anchor fires `popstate`, too, but its entry is new and has no state.
 */
function markEntry({ state }: PopStateEvent): void {
  if (state === null) nameEntry();
  else history.replaceState({ ...state, isReturn: true }, "");
}

/**
 * Turns off the browser's scroll restoration, except for reloads. On Back and Forward, the browser would scroll
 * before the page has changed.
 */
export function manageScroll(): void {
  const restoreScroll = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by;
  };
  // A page from the back/forward cache doesn't run its scripts again, but it does fire `pageshow`.
  window.addEventListener("pageshow", restoreScroll("manual"));
  window.addEventListener("pagehide", restoreScroll("auto"));
  restoreScroll("manual")();
  saveScroll();
}

/** Makes Gatsby save the scroll position, as it does on each scroll. */
const saveScroll = () => window.dispatchEvent(new Event("scroll"));

/** Gatsby scrolls to anchors and on the current page. On a new page, {@link scrollToTop} does. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser has already positioned the first page of a visit.
  if (prevRouterProps === undefined) return false;
  if (location.state?.isReturn) {
    jumpTo(getSavedScrollPosition(location)[1]);
    return false;
  }
  saveScroll();
  if (keepsScroll(location.state)) return false;
  return location.hash !== "" || location.pathname === prevRouterProps.location.pathname;
};

/** Jumps twice, because in Chromium a smooth scroll in progress can override the first jump. */
function jumpTo(top: number): void {
  const jump = () => window.scrollTo({ top, behavior: "instant" });
  jump();
  requestAnimationFrame(jump);
}

/**
 * After a navigation to another page, moves the focus to the page's main heading and scrolls to the top. Screen
 * readers then read the heading, and Tab continues from there (WCAG 2.4.3).
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const listening = new AbortController();
  const { signal } = listening;
  const scrollAndFocus = ({ type }: Event) => {
    listening.abort();
    if (type === "focus") focusHeading();
    scrollToTop();
  };
  // The router focuses the element around the page some time after it shows the page. A click focuses that
  // element, too, but must not move the focus to the heading, so a click removes the listeners.
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", scrollAndFocus, { signal });
  document.addEventListener("pointerdown", scrollAndFocus, { signal, capture: true });
  // In a window without focus, the focus event fires only when the visitor comes back to the window.
  if (!document.hasFocus()) scrollToTop();
};

function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/**
 * Scrolls a new page to the top. The style sheet makes the scroll smooth. It starts in the next frame, because
 * Chromium cancels a smooth scroll if focus moves, which would leave the visitor at the bottom of the page.
 */
function scrollToTop(): void {
  requestAnimationFrame(() => {
    if (!history.state?.isReturn && window.location.hash === "") window.scrollTo(0, 0);
  });
}
