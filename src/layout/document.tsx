import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { cacheOptions, styleBlock } from "../browser/style-block";
import { icons } from "../seo/site-images";
import { palette } from "../styles/color-schemes";
import { displayFontFace, displayFontPath } from "../styles/display-font";
import { globalStyles } from "../styles/global-styles";

/**
 * Renders a page with its styles in one block in the head. Emotion's default repeats them between elements,
 * which also breaks `:first-child`.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache(cacheOptions);
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  // Gatsby gives two elements some styles by attribute, which no page's policy allows; `globalStyles` has them.
  replaceBodyHTMLString(html.replaceAll(/ style="[^"]*"/g, ""));
  // Emotion looks for names in the HTML. Some styles stand there only as a part of others; in the browser
  // it would insert these again, and compute all styles of the page anew.
  const names = Object.keys(cache.inserted).map((name) => `${cache.key}-${name}`);
  const { styles } = extractCriticalToChunks(names.join(" "));
  // There is a block without rules for elements that have no styles.
  const blocks = styles.filter(({ css }) => css !== "");
  setHeadComponents(
    blocks.map(({ key, css }) => (
      <style key={key} {...{ [styleBlock]: "" }} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
};

const globalCache = createCache(cacheOptions);
const globalRules = globalCache.insert("", globalStyles, globalCache.sheet, false) ?? "";
/** Outside React and Emotion, which would put them in once more, and move them, while hydrating. */
const documentRules = `${displayFontFace}${globalRules}`;

/** What the document of every page has, whatever the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const themeColor = (scheme: "light" | "dark") => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={palette["--paper"][scheme]}
    />
  );
  setHtmlAttributes({ lang: "en" });
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={icons.apple.path} />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    themeColor("light"),
    themeColor("dark"),
    <link
      key="display-font"
      rel="preload"
      href={displayFontPath}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <style key="global" dangerouslySetInnerHTML={{ __html: documentRules }} />,
  ]);
};

/**
 * Removes the styles and the script that gatsby-plugin-image adds to every page. Only its own components need them,
 * and this site renders pictures itself.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isOurs = (element: unknown) =>
    !isValidElement(element) || !element.key?.startsWith("gatsby-image-");
  replaceHeadComponents(getHeadComponents().filter(isOurs));
};
