import { type GatsbyBrowser } from "gatsby";

/** Gatsby's live region, which says "Navigated to …" after a navigation. */
const announcerId = "gatsby-announcer";
/** What Gatsby's router focuses, some time after it has shown another page. */
const wrapperId = "gatsby-focus-wrapper";

/**
 * After a navigation to another page, moves the focus to its main heading: screen readers read it,
 * and Tab goes on from there (WCAG 2.4.3). The page itself is scrolled elsewhere (`scroll.ts`).
 *
 * Gatsby's live region would say the same heading again, so it is silenced.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  document.getElementById(announcerId)?.setAttribute("aria-live", "off");
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const arrival = new AbortController();
  const { signal } = arrival;
  // The router's focus is handed on. A press on the page focuses the wrapper too, and is left alone.
  const handOn = () => {
    arrival.abort();
    focusHeading();
  };
  document.getElementById(wrapperId)?.addEventListener("focus", handOn, { signal });
  document.addEventListener("pointerdown", () => arrival.abort(), { signal, capture: true });
};

function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
