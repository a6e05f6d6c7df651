import { notFoundPath } from "../addresses";

/** A page from Gatsby's loader. `page` is missing if the page's resources couldn't be loaded. */
interface Loaded {
  readonly page?: { readonly path: string; readonly webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Hash of the build that this page comes from. */
    ___webpackCompilationHash: string;
    /** Gatsby's navigation function. Both Gatsby's links and `navigate()` go through it. */
    ___navigate: (to: string | number, options?: object) => void;
    ___loader: {
      readonly loadPage: (route: string) => Promise<Loaded | undefined>;
      /** Prefetches a page and its scripts. */
      readonly hovering: (route: string) => void;
    };
  }
}

/** Name of the window event that fires when a visitor follows a link and the server can't be reached. */
export const unreachable = "unreachable";

/** Identifies the last navigation, so that an earlier navigation that's still loading doesn't show its page. */
let latest = {};

/**
 * Fades out a snapshot of the old page on top of the new page. The browser takes the snapshot in the next frame,
 * in which the router starts to render. Rendering doesn't wait for the fade, and visitors can click the new page
 * at once. Elements with a `view-transition-name` can't be clicked during a transition, so only the old page has
 * such a name.
 */
function fadeOut(): void {
  const { style } = document.documentElement;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) return;
  style.viewTransitionName = "page";
  const { ready } = document.startViewTransition(
    () => void style.removeProperty("view-transition-name"),
  );
  // A later transition skips one that is still starting, and the promise rejects.
  ready.catch(() => undefined);
}

/**
 * Makes navigation reach the right page after a new deployment, and keeps offline visitors on the current page.
 * Gatsby's own navigation has three problems:
 * - If a script of the old build is gone, Gatsby drops the query and the anchor.
 * - If a page's data is gone, Gatsby shows "not found".
 * - If the visitor is offline, Gatsby leads to the browser's error page, and everything typed into forms is lost.
 *
 * If a navigation is still loading, following another link or going back cancels it.
 */
export function manageNavigation(): void {
  const navigate = window.___navigate;
  let shown = window.location.pathname;
  const show = (pathname: string, isDrawnAlready = false) => {
    if (pathname !== shown && !isDrawnAlready) fadeOut();
    shown = pathname;
  };
  window.___navigate = (to, options) => {
    const own = (latest = {});
    if (typeof to === "number") return navigate(to, options);
    const isLatest = () => own === latest;
    void arrivesByScript(to).then((arrives) => {
      if (!isLatest()) return;
      if (!arrives) return void leaveFor(to, isLatest);
      show(new URL(to, window.location.href).pathname);
      navigate(to, options);
    });
  };
  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    latest = {};
    // Some browsers animate the swipe gesture for Back themselves, so the page must not fade as well.
    show(window.location.pathname, hasUAVisualTransition);
  });
}

async function arrivesByScript(to: string): Promise<boolean> {
  try {
    const { pathname, search } = new URL(to, window.location.href);
    const loaded = await window.___loader.loadPage(`${pathname}${search}`);
    // After a new deployment, the page must load as a document. Gatsby would do that, too, but it would first
    // show the old build's page, and that may cancel the load.
    const isOfThisBuild = loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    return isOfThisBuild && loaded?.page?.path !== notFoundPath;
  } catch {
    return false;
  }
}

/**
 * Loads an address as a document if a test request shows that the server can be reached. The test requests the
 * home page instead of the address, because browsers log an error when a requested page is missing.
 */
async function leaveFor(to: string, isLatest: () => boolean): Promise<void> {
  try {
    // Without `manual`, a redirect to another site, such as a sign-in page, would look like a lost connection.
    await fetch("/", { method: "HEAD", cache: "no-store", redirect: "manual" });
  } catch {
    if (isLatest()) window.dispatchEvent(new Event(unreachable));
    return;
  }
  if (isLatest()) window.location.assign(to);
}
