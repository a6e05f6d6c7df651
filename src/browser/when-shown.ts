declare global {
  interface Document {
    /** True while the browser prerenders a page that the visitor may open next. Only Chromium has this. */
    readonly prerendering?: boolean;
  }
}

/** Runs `action` now, or once a prerendered page is shown. */
export function whenShown(action: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", action, { once: true });
  else action();
}
