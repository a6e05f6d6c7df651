// Begins the scripts of a page late, and carries out afterwards what needed them before.
(() => {
  const { page, build, preload, scripts } = document.currentScript.dataset;
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
  const needs = ["pointerdown", "keydown", "click", "submit"];
  const kept = [];
  const added = [];
  const each = (types, change, listener) => {
    for (const type of types) change(type, listener, { capture: true, passive: true });
  };

  const begin = () => {
    each(signs, removeEventListener, begin);
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

  // Keys and presses do nothing when they come again, except by a script; a click and a submit may.
  const keep = (event) => {
    const { target, type, key = "" } = event;
    if (!(target instanceof Element) || key.length === 1) return;
    if (type === "submit" && target.method !== "dialog") return;
    if (type === "click" && !target.closest("button[type=button]")) {
      // The browser itself does it, and so has answered what came before.
      if (target.closest("a, button, summary, label, input, select, textarea")) kept.length = 0;
      return;
    }
    kept.push(event);
  };
  const catchUp = () => {
    each(needs, removeEventListener, keep);
    removeEventListener("error", onError, true);
    for (const event of kept.splice(0)) {
      const { target, type } = event;
      if (event.defaultPrevented || !target.isConnected) continue;
      if (type === "submit") target.requestSubmit(event.submitter);
      else if (type === "click") target.click();
      else target.dispatchEvent(new event.constructor(type, event));
    }
  };

  // What a page says where scripts are off holds where they cannot run, too.
  const stayWithoutScripts = () => {
    each(needs, removeEventListener, keep);
    for (const note of document.querySelectorAll("main noscript"))
      note.outerHTML = note.textContent;
  };
  // A file that did not come, or a script that this browser cannot read; not one of an extension.
  const onError = ({ target, filename = "" }) => {
    if (added.includes(target) || filename.startsWith(location.origin)) stayWithoutScripts();
  };

  // The newest things that the scripts use; browsers of the line in package.json have them.
  const newest = ["requestSubmit" in HTMLFormElement.prototype, "at" in Array.prototype];
  if (newest.includes(false)) return stayWithoutScripts();
  addEventListener("error", onError, true);
  each(signs, addEventListener, begin);
  each(needs, addEventListener, keep);
  addEventListener("hydrated", catchUp, { once: true });
  const whenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  // A paint is named when it is on the screen; on a fast line that is after the load and two frames more.
  const afterPaint = () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(begin)));
    }).observe({ type: "paint", buffered: true });
    // A browser that hides such times from sites names none.
    requestAnimationFrame(() => setTimeout(begin, 3000));
  };
  addEventListener("load", afterPaint, { once: true });
})();
