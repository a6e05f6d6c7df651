/** A page in Gatsby's loader, when its resources came. */
type Loaded = { readonly page?: { readonly webpackCompilationHash: string } } | undefined;

declare global {
  interface Window {
    /** Digest of the build that this page is of. */
    ___webpackCompilationHash: string;
    /** Gatsby's navigation: what its links and `navigate` call. */
    ___navigate: (to: string | number, options?: object) => void;
    ___loader: {
      readonly loadPage: (route: string) => Promise<Loaded>;
      readonly isPageNotFound: (route: string) => boolean;
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
    const route = `${pathname}${search}`;
    const page = await window.___loader.loadPage(route);
    // Gatsby loads the document too, but shows the page of the old build first, which may cancel that.
    const isOfThisBuild = page?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    return isOfThisBuild && !window.___loader.isPageNotFound(route);
  } catch {
    return false;
  }
}

/** Lets the server decide what stands at an address, if it answers at all. */
async function leaveFor(to: string, isLatest: () => boolean): Promise<void> {
  try {
    // An answer that leads to another site, such as a sign-in, is an answer; it could not be followed here.
    await fetch(to, { method: "HEAD", cache: "no-store", redirect: "manual" });
  } catch {
    if (isLatest()) window.dispatchEvent(new Event(unreachable));
    return;
  }
  if (isLatest()) window.location.assign(to);
}
