import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type GatsbyBrowser } from "gatsby";
import { cacheOptions, styleBlock } from "./style-block";

const cache = createCache(cacheOptions);
for (const { textContent } of document.querySelectorAll(`style[${styleBlock}]`)) {
  for (const [, name = ""] of textContent.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true;
}

/** Tells Emotion which styles the HTML includes, so that Emotion inserts only the others. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);
