import { unroutedPaths } from "../addresses";
import { navigate } from "gatsby";

/** What Gatsby puts on the window: it loads a page and its scripts, so that they are there when needed. */
declare const ___loader: { readonly hovering: (route: string) => void };

/** What says that a visitor means to follow a link; all of it bubbles. */
const signs = ["mouseover", "focusin", "touchstart"];

/**
 * Has links to routes loaded ahead when a mouse points at them, a finger touches them or the focus comes to
 * them, and reached without loading a page; until then the browser follows them. One listener serves the
 * links of components and of compiled texts; Gatsby's own component costs five others around each link,
 * and an observer. A link to the page one is on scrolls to its top, as every navigation does
 * (specification, section 2).
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const route = routeAt(event);
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    // The middle button is a click in WebKit.
    const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
    if (route === undefined || event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    const { pathname, search } = window.location;
    if (route === `${pathname}${search}`) window.scrollTo(0, 0);
    void navigate(route, { replace: route === pathname });
  });
  for (const sign of signs) {
    document.addEventListener(sign, prepare, { passive: true });
  }
}

function prepare(event: Event): void {
  const route = routeAt(event);
  if (route !== undefined) ___loader.hovering(route);
}

/** The route that the link under an event leads to; an anchor, a file or another site is none. */
function routeAt({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const to = link?.getAttribute("href") ?? "";
  const path = to.replace(/[?#].*/, "");
  const isRoute = /^\/(?!\/)/.test(path) && !/\.\w+$/.test(path) && !unroutedPaths.includes(path);
  return isRoute && link?.target === "" && !link.hasAttribute("download") ? to : undefined;
}
