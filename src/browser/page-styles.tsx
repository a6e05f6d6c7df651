import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type GatsbyBrowser } from "gatsby";
import { styleNames } from "./style-block";

const cache = createCache({ key: "css" });
for (const block of document.querySelectorAll(`style[${styleNames}]`)) {
  for (const name of block.getAttribute(styleNames)?.split(" ") ?? []) cache.inserted[name] = true;
}

/** Has styles put into the page that the HTML did not bring, and no others. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);
