import { type GatsbyBrowser } from "gatsby";
import { keepsScroll } from "../ui/keep-scroll";

/** The entry of the history that Back or Forward led to last, by the key that Gatsby's router gave it. */
let returnedTo: unknown;
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
  if (keepsScroll(location.state)) return false;
  leadsToTop = false;
  // Browsers call a link to a place in the same page a return too.
  if (location.hash !== "") return true;
  if ("key" in location && location.key === returnedTo) {
    jumpTo(getSavedScrollPosition(location)[1]);
    return true;
  }
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
 * Takes smooth scrolling off until the next frame, when Gatsby has scrolled. The last step of a smooth
 * scroll that was under way may come after that, so the place is gone to again.
 */
function jumpTo(place: number): void {
  const root = document.documentElement;
  root.style.scrollBehavior = "auto";
  requestAnimationFrame(() => {
    window.scrollTo(0, place);
    root.style.removeProperty("scroll-behavior");
  });
}

/** The router gives no key to the page that the visitor came in by, and calls it so. */
const keyOf = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "key" in state ? state.key : "initial";

/**
 * Takes restoring over from the browser, which would do it before the page has changed and so let
 * Gatsby remember the place under the wrong address. A reload is the browser's again. Notes where Back
 * and Forward lead, which Gatsby's location does not say: each listener gets a location of its own.
 */
export function manageScroll(): void {
  history.scrollRestoration = "manual";
  window.addEventListener("popstate", ({ state }: PopStateEvent) => {
    returnedTo = keyOf(state);
  });
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
}
