import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Takes a page over in many short tasks instead of a long one: as a transition, React stops every few
 * milliseconds to let the browser scroll and answer. Gatsby's own way blocks until all is done.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
