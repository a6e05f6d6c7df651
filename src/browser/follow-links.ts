import { unroutedPaths } from "../addresses";
import { navigate } from "gatsby";
import { isPlainClick } from "../ui/link";

/** Events that suggest that a visitor will follow a link. All of them bubble, so the document can listen for them. */
const signs = ["mouseover", "focusin", "touchstart"];

/**
 * Opens internal links without loading a new document. Prefetches a page when the mouse, a finger or the focus
 * reaches its link. Listeners on the document handle links both in components and in compiled MDX. Gatsby's own
 * link component would add five components and an observer to each link. A link to the current page scrolls to
 * the top, as every navigation does (specification, section 2).
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

/**
 * Returns the route that the link around an event's target leads to. Returns undefined without a link, and for
 * links to anchors, files and other sites.
 */
function routeAt({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const to = link?.getAttribute("href") ?? "";
  const path = to.replace(/[?#].*/, "");
  const isRoute = /^\/(?!\/)/.test(path) && !/\.\w+$/.test(path) && !unroutedPaths.includes(path);
  return isRoute && link?.target === "" && !link.hasAttribute("download") ? to : undefined;
}
