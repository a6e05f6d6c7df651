import { type GatsbyBrowser } from "gatsby";
import { scrollToTop } from "./scroll";

const announcerId = "gatsby-announcer";
/** The element that Gatsby's router focuses, some time after it has shown another page. */
const wrapperId = "gatsby-focus-wrapper";

/**
 * After a navigation to another page, moves the focus to its main heading: screen readers read it,
 * and Tab goes on from there (WCAG 2.4.3). Then the page scrolls to its top (`scroll.ts`).
 *
 * Gatsby's live region would say the same heading again, so it is silenced.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  document.getElementById(announcerId)?.setAttribute("aria-live", "off");
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const arrival = new AbortController();
  const { signal } = arrival;
  const arrive = (act: () => void) => () => {
    arrival.abort();
    act();
    scrollToTop();
  };
  // Only the router's focus is moved on: a press on the page, which focuses the wrapper too, ends the listening.
  document.getElementById(wrapperId)?.addEventListener("focus", arrive(focusHeading), { signal });
  const leaveFocus = arrive(() => undefined);
  document.addEventListener("pointerdown", leaveFocus, { signal, capture: true });
  // In a window without the focus the router's focus comes with the visitor; the page scrolls now.
  if (!document.hasFocus()) scrollToTop();
};

function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
