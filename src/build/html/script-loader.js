// Begins the scripts of a page after its first paint. Until then links, menus, tabs and the contact form work
// by HTML alone; only the submit of a form that the browser cannot send has to wait for the scripts.
(() => {
  const { page, build, preload, scripts } = document.currentScript.dataset;
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
  const added = [];
  let earlySubmit;

  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    if (window.pagePath) return;
    // Gatsby looks for these three.
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

  // Where scripts cannot run, the page says what it says where they are off.
  const showNotes = () => {
    for (const note of document.querySelectorAll("main noscript"))
      note.outerHTML = note.textContent;
  };
  // A file that did not come, or a script that this browser cannot read; not one of an extension.
  const onError = ({ target, filename = "" }) => {
    if (added.includes(target) || filename.startsWith(location.origin)) showNotes();
  };

  // The newest things that the scripts use; the browsers that `browserslist` in package.json names have them.
  const newest = ["requestSubmit" in HTMLFormElement.prototype, "at" in Array.prototype];
  if (newest.includes(false)) return showNotes();
  addEventListener("error", onError, true);
  addEventListener("submit", keepSubmit, true);
  addEventListener("hydrated", onHydrated, { once: true });
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  // A paint is reported once it is on the screen; on a fast line that is after the load and two frames more.
  const afterPaint = () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(begin)));
    }).observe({ type: "paint", buffered: true });
    // Some browsers hide the times of paints from sites.
    requestAnimationFrame(() => setTimeout(begin, 3000));
  };
  addEventListener("load", afterPaint, { once: true });
})();
