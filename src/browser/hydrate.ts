import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page in a transition, which pauses every few milliseconds. Gatsby's default would block the
 * browser. With `gatsby develop`, pages arrive without HTML, so React renders them instead.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) =>
    startTransition(() => {
      if (container.hasChildNodes()) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });

/**
 * Tells the script loader that React has hydrated the page. The loader then resubmits a form that was
 * submitted too early.
 */
export function announceHydration(): void {
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
}
