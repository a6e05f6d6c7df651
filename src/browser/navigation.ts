import { notFoundPath } from "../addresses";

/** A page in Gatsby's loader, if its resources could be loaded. */
interface Loaded {
  readonly page?: { readonly path: string; readonly webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Digest of the build that this page is of. */
    ___webpackCompilationHash: string;
    /** Gatsby's navigation: what its links and `navigate` call. */
    ___navigate: (to: string | number, options?: object) => void;
    ___loader: {
      readonly loadPage: (route: string) => Promise<Loaded | undefined>;
      /** Loads a page and its scripts ahead. */
      readonly hovering: (route: string) => void;
    };
  }
}

/** Event on the window: a page was requested, and its server does not answer. */
export const unreachable = "unreachable";

/** The last navigation; an earlier one that is still loading must not show its page. */
let latest = {};

/**
 * Fades out a picture of the page that is left, over the next one. The browser takes it in the next frame, in
 * which the router begins to draw. Nothing waits for it, and the new page can be pressed at once: only the
 * old one has a name for the transition, and what has one is not there for the mouse.
 */
function fadeOut(): void {
  const { style } = document.documentElement;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) return;
  style.viewTransitionName = "page";
  document.startViewTransition(() => void style.removeProperty("view-transition-name"));
}

/**
 * Makes navigation end on the right page after a new deployment, and stay on this page while there is no
 * network. Gatsby alone drops query and anchor when a script is gone, shows "not found" when the data of a
 * page are gone, and leaves an open page, with what was typed into it, for the browser's error page when
 * offline. Another link, or Back, cancels a navigation that is still loading.
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
    // Some browsers animate a swipe back by themselves.
    show(window.location.pathname, hasUAVisualTransition);
  });
}

async function arrivesByScript(to: string): Promise<boolean> {
  try {
    const { pathname, search } = new URL(to, window.location.href);
    const loaded = await window.___loader.loadPage(`${pathname}${search}`);
    // Gatsby loads the document too, but shows the page of the old build first, which may cancel that.
    const isOfThisBuild = loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    return isOfThisBuild && loaded?.page?.path !== notFoundPath;
  } catch {
    return false;
  }
}

/**
 * Loads an address as a document if the server can be reached. It tries to reach the home page, because browsers
 * report a request for a missing page as an error.
 */
async function leaveFor(to: string, isLatest: () => boolean): Promise<void> {
  try {
    // Without `manual`, a redirect to another site, such as a sign-in, would look as if there were no network.
    await fetch("/", { method: "HEAD", cache: "no-store", redirect: "manual" });
  } catch {
    if (isLatest()) window.dispatchEvent(new Event(unreachable));
    return;
  }
  if (isLatest()) window.location.assign(to);
}
