import { type GatsbyBrowser } from "gatsby";
import { keepsScroll } from "../ui/keep-scroll";

// The next two lines must run before Gatsby's router reads the history and listens for `popstate`.
nameEntry();
window.addEventListener("popstate", markEntry);

/** Gives the current history entry a key, unless it has one. Gatsby saves scroll positions by key. */
function nameEntry(): void {
  history.replaceState({ key: `${Date.now()}`, ...history.state }, "");
}

/**
 * Marks a history entry that the visitor reached with Back or Forward, because Gatsby's `location` doesn't
 * show this.
 */
function markEntry({ state }: PopStateEvent): void {
  // Following a link to an anchor also fires `popstate`, but creates an entry without a state.
  if (state === null) nameEntry();
  else history.replaceState({ ...state, isReturn: true }, "");
}

/** Turns off the browser's scroll restoration, which would scroll before the page has changed. */
export function manageScroll(): void {
  const restoreScroll = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by;
  };
  // A page restored from the back/forward cache doesn't run its scripts again, but it does fire `pageshow`.
  window.addEventListener("pageshow", restoreScroll("manual"));
  window.addEventListener("pagehide", restoreScroll("auto"));
  restoreScroll("manual")();
  saveScroll();
}

/** Fires a `scroll` event, which makes Gatsby save the scroll position. */
const saveScroll = () => window.dispatchEvent(new Event("scroll"));

/**
 * Lets Gatsby scroll only if the URL has an anchor or the path stays the same. On a new page, `scrollToTop`
 * scrolls instead.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // On the first page of a visit, the browser has already set the scroll position.
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

/** Focuses a new page's heading, so that screen readers read it and Tab continues from there (WCAG 2.4.3). */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const listening = new AbortController();
  const { signal } = listening;
  const scrollAndFocus = ({ type }: Event) => {
    listening.abort();
    if (type === "focus") focusHeading();
    scrollToTop();
  };
  // The router focuses the wrapper element when it shows a page. A visitor's click also focuses the wrapper,
  // but must not move focus to the heading. So whichever event comes first removes both listeners.
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", scrollAndFocus, { signal });
  document.addEventListener("pointerdown", scrollAndFocus, { signal, capture: true });
  // In a window without focus, the `focus` event fires only when the visitor returns, so scroll right away.
  if (!document.hasFocus()) scrollToTop();
};

function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Waits for the next frame, because Chromium cancels a smooth scroll when focus moves. */
function scrollToTop(): void {
  requestAnimationFrame(() => {
    if (!history.state?.isReturn && window.location.hash === "") window.scrollTo(0, 0);
  });
}
