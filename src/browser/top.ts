import { isPlainClick } from "./plain-click";

/** Makes scrolling smooth once the page has loaded and the browser has restored the visitor's position. */
export function startSmoothScrolling(): void {
  addEventListener("load", () => {
    document.documentElement.dataset["loaded"] = "";
  });
}

/**
 * A link to the page that's already open scrolls to its top (specification, section 2). The browser would load
 * the page again, and a visitor's text would move.
 */
export function startScrollingToTop(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download")) return;
    const isOpen = link.href === location.href.replace(/#.*/s, "");
    if (!isOpen || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    window.scrollTo(0, 0);
  });
}
