import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates a page in many short tasks: in a transition, React lets the browser scroll and answer every few
 * milliseconds, where Gatsby's own way blocks until all is done. A page without HTML, as in `gatsby develop`,
 * is rendered.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) =>
    startTransition(() => {
      if (container.hasChildNodes()) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });

/**
 * Tells the script loader (`build/html/script-loader.js`) that React has hydrated the page. The event waits
 * for what is rendered after hydration only.
 */
export function announceHydration(): void {
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
}
