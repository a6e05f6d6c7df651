// Starts a page's scripts after its first paint. Until then, links, menus, tabs, and the contact form work
// without scripts. If a visitor submits a form with `method="dialog"` too early, the loader submits the form
// again after hydration.
(() => {
  const { page, build, preload, scripts } = document.currentScript.dataset;
  const userEvents = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
  const added = [];
  let earlySubmit;

  const begin = () => {
    for (const name of userEvents) removeEventListener(name, begin, true);
    if (window.pagePath) return;
    // Set the global variables that Gatsby's scripts read.
    window.pagePath = page;
    window.___webpackCompilationHash = build;
    window.___chunkMapping = {};
    for (const href of preload.split(" ")) add("link", { rel: "preload", as: "fetch", href });
    for (const src of scripts.split(" ")) add("script", { src, async: false });
  };
  const add = (name, properties) => {
    const element = Object.assign(document.createElement(name), properties);
    if (name === "link") element.crossOrigin = "anonymous";
    added.push(element);
    document.head.append(element);
  };

  const keepSubmit = (event) => {
    if (event.target.method === "dialog") earlySubmit = event;
  };
  const onHydrated = () => {
    removeEventListener("submit", keepSubmit, true);
    removeEventListener("error", onError, true);
    const { target, submitter, defaultPrevented } = earlySubmit ?? {};
    if (target?.isConnected && !defaultPrevented) target.requestSubmit(submitter);
  };

  // Shows the notes in a page's `<noscript>` elements, for browsers in which the page's scripts can't run.
  const showNotes = () => {
    for (const note of document.querySelectorAll("main noscript")) note.outerHTML = note.textContent;
  };
  // Handles failures to load or parse this site's scripts, and ignores errors in browser extensions.
  const onError = ({ target, filename = "" }) => {
    if (added.includes(target) || filename.startsWith(location.origin)) showNotes();
  };

  // Check for the newest features that the scripts use. All browsers in the `browserslist` have them.
  const isSupported = "requestSubmit" in HTMLFormElement.prototype && "at" in Array.prototype;
  if (!isSupported) return showNotes();
  addEventListener("error", onError, true);
  addEventListener("submit", keepSubmit, true);
  addEventListener("hydrated", onHydrated, { once: true });
  for (const name of userEvents) addEventListener(name, begin, { capture: true, passive: true });
  const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  // Wait for the first paint. On a fast connection, it can come more than two frames after the load event.
  const afterPaint = () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(begin)));
    }).observe({ type: "paint", buffered: true });
    // Some browsers don't report the first paint, and background tabs don't paint.
    setTimeout(begin, 3000);
  };
  addEventListener("load", afterPaint, { once: true });
})();
