import { type GatsbyBrowser } from "gatsby";
import { keepsScroll } from "../ui/keep-scroll";

/**
 * Where a navigation scrolls to. New pages scroll to the top, smoothly by the style sheet
 * (specification, section 2). Back and forward return to the place that was left, at once. The first
 * page is left to the browser, which has placed it before any script ran.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (prevRouterProps === undefined) return false;
  if (keepsScroll(location.state)) return false;
  // Gatsby copies the action onto the location, which its types do not say.
  if ("action" in location && location.action === "POP") jumpOnce();
  return true;
};

/** Takes smooth scrolling off until the next frame, when Gatsby has scrolled. */
function jumpOnce(): void {
  const root = document.documentElement;
  root.style.scrollBehavior = "auto";
  requestAnimationFrame(() => root.style.removeProperty("scroll-behavior"));
}

/**
 * Takes restoring over from the browser, which would do it before the page has changed and so let
 * Gatsby remember the place under the wrong address. A reload is the browser's again.
 */
export function takeScrollOver(): void {
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
}
