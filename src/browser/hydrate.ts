import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Hydrates in a transition, so that React pauses every few ms. Gatsby's default would block the browser. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) =>
    startTransition(() => {
      // `gatsby develop` sends pages with an empty container.
      if (container.hasChildNodes()) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });

/** Tells the script loader to resubmit a form that was submitted before React hydrated the page. */
export function announceHydration(): void {
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
}
