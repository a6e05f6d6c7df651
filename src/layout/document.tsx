import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { favicons, icoWidth } from "../addresses";
import { icons } from "../seo/site-images";
import { palette } from "../styles/color-schemes";
import { displayFontFaces, displayFontPath } from "../styles/display-font";
import { createStyleCache, styleBlock } from "../styles/emotion-cache";
import { globalStyles } from "../styles/global-styles";

/**
 * Moves styles to the head. Emotion's `<style>` elements in the body repeat rules and break `:first-child`.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  // The Content Security Policy forbids the `style` attributes that Gatsby sets on two elements. These
  // elements get the same styles from `globalStyles`. The wrapper must not be focusable: a click on text in a menu
  // would focus the wrapper, which closes the menu, and Chromium 156 crashes if a menu closes at that moment.
  const plain = html.replaceAll(/ style="[^"]*"/g, "");
  replaceBodyHTMLString(plain.replace(/ tabindex="-1"(?= id="gatsby-focus-wrapper")/, ""));
  // Extract all styles in the cache, even those whose class names aren't in the HTML. Otherwise, Emotion
  // would insert the missing styles when a form is hydrated, and the browser would recalculate every style.
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

const globalCache = createStyleCache();
const globalRules = globalCache.insert("", globalStyles, globalCache.sheet, false) ?? "";
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
 * Removes what this site doesn't use: the styles and the script for gatsby-plugin-image's components, and the
 * scripts of Gatsby's browser app (`static-entry.js` in Gatsby).
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const isNeeded = (element: unknown) => {
    if (!isValidElement<{ readonly sliceId?: string }>(element)) return true;
    const { key, props } = element;
    const isScript = key === "script-loader" || props.sliceId === "_gatsby-scripts";
    return !isScript && !key?.startsWith("gatsby-image-");
  };
  replaceHeadComponents(getHeadComponents().filter(isNeeded));
  replacePostBodyComponents(getPostBodyComponents().filter(isNeeded));
};
