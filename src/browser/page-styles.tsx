import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type GatsbyBrowser } from "gatsby";
import { cacheOptions, styleBlock } from "./style-block";

const cache = createCache(cacheOptions);
for (const { textContent } of document.querySelectorAll(`style[${styleBlock}]`)) {
  for (const [, name = ""] of textContent.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true;
}

/** Tells Emotion which styles are already in the HTML, so that Emotion doesn't insert them again. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
);
