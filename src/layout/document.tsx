import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { favicons, icoWidth } from "../addresses";
import { cacheOptions, styleBlock } from "../browser/style-block";
import { icons } from "../seo/site-images";
import { palette } from "../styles/color-schemes";
import { displayFontFaces, displayFontPath } from "../styles/display-font";
import { globalStyles } from "../styles/global-styles";

/**
 * Moves styles to the head. Emotion's `<style>` elements in the body repeat rules and break `:first-child`.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache(cacheOptions);
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  // The Content Security Policy forbids the `style` attributes that Gatsby sets on two elements. These
  // elements get the same styles from `globalStyles`.
  replaceBodyHTMLString(html.replaceAll(/ style="[^"]*"/g, ""));
  // Extract all styles in the cache, even those whose class names aren't in the HTML. Otherwise, Emotion
  // would insert the missing styles during hydration, and the browser would recalculate every style on the
  // page.
  const names = Object.keys(cache.inserted).map((name) => `${cache.key}-${name}`);
  const { styles } = extractCriticalToChunks(names.join(" "));
  // Skip the empty block that Emotion creates for elements without styles.
  const blocks = styles.filter(({ css }) => css !== "");
  setHeadComponents(
    blocks.map(({ key, css }) => (
      <style key={key} {...{ [styleBlock]: "" }} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
};

const globalCache = createCache(cacheOptions);
const globalRules = globalCache.insert("", globalStyles, globalCache.sheet, false) ?? "";
/** Keep these rules out of React and Emotion. Hydration would move them and insert a second copy. */
const documentRules = `${displayFontFaces}${globalRules}`;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
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
    // Without `sizes`, Chromium would use the ICO file instead of the SVG file (crbug.com/1162276).
    <link key="ico" rel="icon" href={favicons.ico} sizes={`${icoWidth}x${icoWidth}`} />,
    <link key="icon" rel="icon" href={favicons.svg} type="image/svg+xml" />,
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
 * Removes the styles and the script that gatsby-plugin-image adds for its components, because this site
 * doesn't use these components.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isNeeded = (element: unknown) =>
    !isValidElement(element) || !element.key?.startsWith("gatsby-image-");
  replaceHeadComponents(getHeadComponents().filter(isNeeded));
};
