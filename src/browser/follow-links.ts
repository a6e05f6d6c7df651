import { unroutedPaths } from "../addresses";
import { navigate } from "gatsby";
import { isPlainClick } from "../ui/link";

/** Events that often precede a click on a link. Unlike `mouseenter` and `focus`, these events bubble. */
const signs = ["mouseover", "focusin", "touchstart"];

/**
 * Handles clicks on all links, including links in MDX. Gatsby's `Link` would add five React components per
 * link.
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const route = routeAt(event);
    if (route === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = window.location;
    const isOnPage = event.target instanceof Element && event.target.closest("main :is(header, section)");
    // Following a link to the page that's already open scrolls to the top (specification, section 2).
    if (route === `${pathname}${search}`) window.scrollTo(0, 0);
    // If a link in a service page's content leads to the contact form, the form selects that service.
    void navigate(route, { replace: route === pathname, state: { from: isOnPage ? pathname : "" } });
  });
  for (const sign of signs) document.addEventListener(sign, prepare, { passive: true });
}

function prepare(event: Event): void {
  const route = routeAt(event);
  if (route !== undefined) window.___loader.hovering(route);
}

/** Returns the address of an internal link, or undefined for links to anchors, files, and other sites. */
function routeAt({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const to = link?.getAttribute("href") ?? "";
  const path = to.replace(/[?#].*/, "");
  const isRoute = /^\/(?!\/)/.test(path) && !/\.\w+$/.test(path) && !unroutedPaths.includes(path);
  return isRoute && link?.target === "" && !link.hasAttribute("download") ? to : undefined;
}
