import "react-dom/client";

/*
 * The entry of the scripts for browsers, before Gatsby's own. To evaluate it all takes long: as several
 * tasks, the browser can answer the visitor between them. Each step finds evaluated what came before.
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
