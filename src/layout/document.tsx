import createCache from "@emotion/cache";
import { type GatsbySSR } from "gatsby";
import { icons } from "../seo/site-images";
import { darkScheme, lightScheme } from "../styles/color-schemes";
import { displayFontFace, displayFontPath } from "../styles/display-font";
import { globalStyles } from "../styles/global-styles";

const cache = createCache({ key: "css" });
/** Outside React and Emotion, which would put them in once more, and move them, while hydrating. */
const globalRules = `${displayFontFace}${cache.insert("", globalStyles, cache.sheet, false) ?? ""}`;

/** What the document of every page has, whatever the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={icons.apple.path} />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta
      key="theme-light"
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content={lightScheme["--paper"]}
    />,
    <meta
      key="theme-dark"
      name="theme-color"
      media="(prefers-color-scheme: dark)"
      content={darkScheme["--paper"]}
    />,
    <link
      key="display-font"
      rel="preload"
      href={displayFontPath}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <style key="global" dangerouslySetInnerHTML={{ __html: globalRules }} />,
  ]);
};
