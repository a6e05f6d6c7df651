import "react-dom/client";

// Gatsby decodes the anchor while React mounts: one such as `#100%` would leave an empty page.
const { hash, pathname, search } = window.location;
try {
  decodeURI(hash);
} catch {
  history.replaceState(history.state, "", `${pathname}${search}`);
}

/*
 * The webpack entry for browsers, in place of Gatsby's. It evaluates the modules in several tasks instead of
 * one long task, so that the browser can answer the visitor in between.
 */
const steps = [
  () => import(/* webpackMode: "eager" */ "./page-styles"),
  () => import(/* webpackMode: "eager" */ "../../gatsby-browser"),
  () => import(/* webpackMode: "eager" */ "gatsby-production-app"),
];

const next = () =>
  void steps
    .shift()?.()
    .then(() => setTimeout(next));

setTimeout(next);
