import { notFoundPath } from "../addresses";

/** `page` is missing if the page's resources couldn't be loaded. */
interface Loaded {
  readonly page?: { readonly path: string; readonly webpackCompilationHash: string };
}

declare global {
  interface Window {
    ___webpackCompilationHash: string;
    ___navigate: (to: string | number, options?: object) => void;
    ___loader: {
      readonly loadPage: (route: string) => Promise<Loaded | undefined>;
      /** Prefetches a page and its scripts. */
      readonly hovering: (route: string) => void;
    };
  }
}

/** Name of the event that fires if the server can't be reached when a visitor follows a link. */
export const unreachable = "unreachable";

/**
 * Fixes three problems with Gatsby's navigation:
 * - If a script of an older build is gone, Gatsby drops the query and the anchor.
 * - If a page's data is gone, Gatsby shows "not found".
 * - If the visitor is offline, Gatsby opens the browser's error page, and typed text is lost.
 */
export function manageNavigation(): void {
  const navigate = window.___navigate;
  let loading = new AbortController();
  const cancel = () => {
    loading.abort();
    loading = new AbortController();
    return loading.signal;
  };
  window.addEventListener("popstate", cancel);
  window.___navigate = (to, options) => {
    const signal = cancel();
    if (typeof to === "number") return navigate(to, options);
    void canShow(to).then((isShowable) => {
      if (signal.aborted) return;
      if (isShowable) navigate(to, options);
      else void loadDocument(to, signal);
    });
  };
}

async function canShow(to: string): Promise<boolean> {
  try {
    const { pathname, search } = new URL(to, window.location.href);
    const loaded = await window.___loader.loadPage(`${pathname}${search}`);
    // Compare the builds before Gatsby does. For a page from a newer build, Gatsby would load a new document
    // but also continue its own navigation, which could cancel the loading of the document.
    const isOfThisBuild = loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    return isOfThisBuild && loaded?.page?.path !== notFoundPath;
  } catch {
    return false;
  }
}

/**
 * Loads a new document if the server can be reached. The check requests `/`, because requesting a missing
 * page would log an error.
 */
async function loadDocument(to: string, signal: AbortSignal): Promise<void> {
  try {
    // Without `redirect: "manual"`, `fetch` would fail on a redirect to another site's sign-in page.
    await fetch("/", { method: "HEAD", cache: "no-store", redirect: "manual" });
  } catch {
    if (!signal.aborted) window.dispatchEvent(new Event(unreachable));
    return;
  }
  if (!signal.aborted) window.location.assign(to);
}
