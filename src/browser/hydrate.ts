import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Takes a page over in many short tasks instead of a long one: as a transition, React stops every few
 * milliseconds to let the browser scroll and answer. Gatsby's own way blocks until all is done. What has no
 * HTML yet, as all has while developing, is drawn.
 */
export function hydrate(element: ReactNode, container: Element): void {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
}

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => hydrate;

/**
 * Tells the script loader (`build/html/script-loader.js`) that React has taken the page over, once what is
 * drawn by scripts only has been drawn too.
 */
export function announceHydration(): void {
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
}
