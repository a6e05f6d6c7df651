import { unroutedPaths } from "../addresses";

/**
 * Prefetches a page when a visitor points at a link to it, in browsers without speculation rules. Firefox
 * supports this kind of prefetching, and Safari ignores it.
 */
export function startSpeculation(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const prefetched = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || link.origin !== location.origin || !isPage(link.pathname)) return;
    const address = `${link.pathname}${link.search}`;
    if (prefetched.has(address) || address === `${location.pathname}${location.search}`) return;
    prefetched.add(address);
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: address }));
  };
  document.addEventListener("pointerover", prefetch);
  document.addEventListener("focusin", prefetch);
}

const isPage = (path: string): boolean => !path.includes(".") && !unroutedPaths.includes(path);
