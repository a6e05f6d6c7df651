import "react-dom/client";

// Gatsby decodes the path and the anchor. An invalid escape, as in `/contact%` or `#100%`, would keep React from
// starting, so escape such percent signs.
const { hash, pathname, search } = window.location;
const validAddress = `${decodable(pathname)}${search}${decodable(hash)}`;
if (validAddress !== `${pathname}${search}${hash}`)
  history.replaceState(history.state, "", validAddress);

function decodable(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}

/** Each step is a task of its own, so that the browser can respond to the visitor between them. */
const steps = [
  () => import(/* webpackMode: "eager" */ "./page-styles"),
  () => import(/* webpackMode: "eager" */ "../../gatsby-browser"),
  () => import(/* webpackMode: "eager" */ "gatsby-production-app"),
];

async function start(): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve));
    await step();
  }
}

void start();
