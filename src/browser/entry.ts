import "react-dom/client";

// Gatsby decodes the URL's path and anchor. An invalid escape, as in `/contact%` or `#100%`, would keep React
// from starting. In that case, replace every `%` with `%25`.
const { hash, pathname, search } = window.location;
const validAddress = `${decodable(pathname)}${search}${decodable(hash)}`;
if (validAddress !== `${pathname}${search}${hash}`) history.replaceState(history.state, "", validAddress);

function decodable(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}

/** Each step runs in its own task, so that the browser can respond to the visitor between steps. */
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
