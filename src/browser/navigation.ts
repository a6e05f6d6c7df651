import { notFoundPath } from "../addresses";

/** Result of Gatsby's page loader. `page` is missing if the page's resources couldn't be loaded. */
interface Loaded {
  readonly page?: { readonly path: string; readonly webpackCompilationHash: string };
}

declare global {
  interface Window {
    ___webpackCompilationHash: string;
    ___navigate: (to: string | number, options?: object) => void;
    ___loader: {
      readonly loadPage: (route: string) => Promise<Loaded | undefined>;
      /** Gatsby's function for prefetching a page and its scripts. */
      readonly hovering: (route: string) => void;
    };
  }
}

/** Name of the event that fires when a visitor follows a link but the server can't be reached. */
export const unreachable = "unreachable";

/**
 * Makes navigation work after a new deployment and for offline visitors. Gatsby's own navigation has three
 * problems:
 * - If a script of the old build no longer exists, Gatsby drops the URL's query and anchor.
 * - If a page's data no longer exists, Gatsby shows "not found".
 * - If the visitor is offline, Gatsby opens the browser's error page, and typed text is lost.
 *
 * Following another link or going back cancels a navigation that is still loading.
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
    // If the page comes from a newer build, load it as a document. Gatsby would first show the old page,
    // which may cancel the load.
    const isOfThisBuild = loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    return isOfThisBuild && loaded?.page?.path !== notFoundPath;
  } catch {
    return false;
  }
}

/**
 * Loads a page as a document, but only if the site's home page answers. The check doesn't request the page
 * itself, because browsers log an error for a missing page.
 */
async function loadDocument(to: string, signal: AbortSignal): Promise<void> {
  try {
    // Use `redirect: "manual"`, because `fetch` would otherwise fail if the host redirects to a sign-in page
    // on another site.
    await fetch("/", { method: "HEAD", cache: "no-store", redirect: "manual" });
  } catch {
    if (!signal.aborted) window.dispatchEvent(new Event(unreachable));
    return;
  }
  if (!signal.aborted) window.location.assign(to);
}
