import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates a page in many short tasks. Inside a transition, React pauses every few milliseconds so that the
 * browser can scroll and respond. Gatsby's default blocks the browser until hydration is complete. A page without
 * HTML, as in `gatsby develop`, is rendered from scratch.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) =>
    startTransition(() => {
      if (container.hasChildNodes()) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });

/**
 * Tells the script loader (`build/html/script-loader.js`) that React has hydrated the page. The loader then
 * resubmits a form that the visitor sent too early. The timeout lets React first render the elements that appear
 * only after hydration.
 */
export function announceHydration(): void {
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
}
