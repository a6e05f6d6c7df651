import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Takes a page over in many short tasks instead of a long one: as a transition, React stops every few
 * milliseconds to let the browser scroll and answer. Gatsby's own way blocks until all is done. What has no
 * HTML yet, as all has while developing, is drawn.
 */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
}

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  hydrateInSlices;
