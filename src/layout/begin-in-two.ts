import "react-dom/client";

/*
 * The entry of the scripts for browsers, before Gatsby's own. To evaluate React's DOM takes as long as
 * all the rest: as two tasks, the browser can answer the visitor between them.
 */
setTimeout(() => void import(/* webpackMode: "eager" */ "gatsby-production-app"));
