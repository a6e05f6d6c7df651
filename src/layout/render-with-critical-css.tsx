import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { styleNames } from "../browser/style-block";

/**
 * Renders a page with the styles it uses in the head, in one block. By default Emotion's server output
 * puts `<style>` between elements, once for every use, which repeats rules and breaks `:first-child`.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  replaceBodyHTMLString(html);
  // Emotion looks for names in the HTML. Some styles stand there only as a part of others; in the browser
  // it would insert these again, and compute all styles of the page anew.
  const names = Object.keys(cache.inserted).map((name) => `${cache.key}-${name}`);
  const { styles } = extractCriticalToChunks(names.join(" "));
  // There is a block without rules for elements that have no styles.
  const blocks = styles.filter(({ css }) => css !== "");
  setHeadComponents(
    blocks.map(({ key, ids, css }) => (
      <style
        key={key}
        {...{ [styleNames]: ids.join(" ") }}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
};
