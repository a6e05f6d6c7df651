import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type GatsbyBrowser } from "gatsby";
import { cacheOptions, styleNames } from "./style-block";

const cache = createCache(cacheOptions);
for (const block of document.querySelectorAll(`style[${styleNames}]`)) {
  for (const name of block.getAttribute(styleNames)?.split(" ") ?? []) cache.inserted[name] = true;
}

/** Tells Emotion which styles stand in the HTML, so that it inserts only the others. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);
