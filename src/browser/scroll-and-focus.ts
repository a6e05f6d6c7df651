import { type GatsbyBrowser } from "gatsby";
import { keepsScroll } from "../ui/keep-scroll";

// Run these two statements before Gatsby's router reads the browser history and listens to `popstate`.
nameEntry();
window.addEventListener("popstate", markEntry);

/** Gives the current history entry a key if it has none. Gatsby saves scroll positions by key. */
function nameEntry(): void {
  history.replaceState({ key: `${Date.now()}`, ...history.state }, "");
}

/**
 * Marks the history entry that Back or Forward leads to, because Gatsby's location object doesn't show how
 * the visitor got to a page. Following a link to an anchor also fires `popstate`, but with a new entry that
 * has no state.
 */
function markEntry({ state }: PopStateEvent): void {
  if (state === null) nameEntry();
  else history.replaceState({ ...state, isReturn: true }, "");
}

/**
 * Turns off the browser's scroll restoration, because the browser would scroll before the new page is shown.
 */
export function manageScroll(): void {
  const restoreScroll = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by;
  };
  // Turn it off again when a page comes from the back/forward cache. Scripts don't run again then, but
  // `pageshow` fires.
  window.addEventListener("pageshow", restoreScroll("manual"));
  window.addEventListener("pagehide", restoreScroll("auto"));
  restoreScroll("manual")();
  saveScroll();
}

/** Makes Gatsby save the current scroll position by firing a `scroll` event. */
const saveScroll = () => window.dispatchEvent(new Event("scroll"));

/**
 * Decides whether Gatsby may scroll. Gatsby scrolls to anchors and to the top of the current page. On a new
 * page, {@link scrollToTop} scrolls instead.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // On the first page of a visit, don't scroll, because the browser has already set the scroll position.
  if (prevRouterProps === undefined) return false;
  if (location.state?.isReturn) {
    jumpTo(getSavedScrollPosition(location)[1]);
    return false;
  }
  saveScroll();
  if (keepsScroll(location.state)) return false;
  return location.hash !== "" || location.pathname === prevRouterProps.location.pathname;
};

/**
 * Scrolls to the top in two jumps, because in Chromium a smooth scroll in progress can override the first
 * jump.
 */
function jumpTo(top: number): void {
  const jump = () => window.scrollTo({ top, behavior: "instant" });
  jump();
  requestAnimationFrame(jump);
}

/**
 * Moves the focus to a new page's main heading, so that screen readers read it and Tab continues from there
 * (WCAG 2.4.3).
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
  // Wait until Gatsby's router focuses the page's wrapper element, which happens some time after the page is
  // shown. Then move the focus to the heading. A visitor's click focuses the wrapper, too, so a click cancels
  // the wait.
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", scrollAndFocus, { signal });
  document.addEventListener("pointerdown", scrollAndFocus, { signal, capture: true });
  // In a window without focus, the focus event fires only when the visitor returns to the window.
  if (!document.hasFocus()) scrollToTop();
};

function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Move the focus only in the next frame, because Chromium cancels a smooth scroll when the focus moves. */
function scrollToTop(): void {
  requestAnimationFrame(() => {
    if (!history.state?.isReturn && window.location.hash === "") window.scrollTo(0, 0);
  });
}
