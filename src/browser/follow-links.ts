import { unroutedPaths } from "../addresses";
import { navigate } from "gatsby";
import { isPlainClick } from "../ui/link";

/** Events after which a visitor may follow a link; all of them bubble. */
const signs = ["mouseover", "focusin", "touchstart"];

/**
 * Makes links to routes navigate without loading a document, and prefetches a route when a mouse, a finger or
 * the focus comes to its link. Listeners on the document serve the links of components and of compiled texts;
 * Gatsby's own component would add five components and an observer to each link. A link to the page itself
 * scrolls to its top, as every navigation does (specification, section 2).
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const route = routeAt(event);
    if (route === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = window.location;
    if (route === `${pathname}${search}`) window.scrollTo(0, 0);
    void navigate(route, { replace: route === pathname });
  });
  for (const sign of signs) document.addEventListener(sign, prepare, { passive: true });
}

function prepare(event: Event): void {
  const route = routeAt(event);
  if (route !== undefined) window.___loader.hovering(route);
}

/** The route that the link under an event leads to; an anchor, a file or another site is none. */
function routeAt({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const to = link?.getAttribute("href") ?? "";
  const path = to.replace(/[?#].*/, "");
  const isRoute = /^\/(?!\/)/.test(path) && !/\.\w+$/.test(path) && !unroutedPaths.includes(path);
  return isRoute && link?.target === "" && !link.hasAttribute("download") ? to : undefined;
}
