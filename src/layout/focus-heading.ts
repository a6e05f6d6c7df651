import { type GatsbyBrowser } from "gatsby";

/** Gatsby's live region, which says "Navigated to …" after a navigation. */
const announcerId = "gatsby-announcer";

/**
 * After a navigation to another page, moves the focus to its main heading: screen readers read it,
 * and Tab goes on from there (WCAG 2.4.3). The page itself is scrolled elsewhere (`scroll.ts`).
 *
 * Gatsby's live region would say the same heading again, so it is silenced.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  document.getElementById(announcerId)?.setAttribute("aria-live", "off");
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  // In the next frame: the router focuses the wrapper of the page first.
  requestAnimationFrame(() => {
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  });
};
