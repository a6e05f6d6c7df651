import "react-dom/client";

// Gatsby decodes the path and the anchor. An invalid escape, as in `/contact%` or `#100%`, would throw an error
// and keep React from starting, so escape the percent signs in such addresses.
const { hash, pathname, search } = window.location;
const address = `${decodable(pathname)}${search}${decodable(hash)}`;
if (address !== `${pathname}${search}${hash}`) history.replaceState(history.state, "", address);

function decodable(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}

/*
 * Webpack's entry for browsers, which replaces Gatsby's entry. It evaluates the modules in several tasks instead
 * of one long task, so that the browser can respond to the visitor in between.
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
