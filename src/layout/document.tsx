import { type GatsbySSR } from "gatsby";
import { displayFontFace, displayFontPath } from "../styles/display-font";

/** What the document of every page has, whatever the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link
      key="display-font"
      rel="preload"
      href={displayFontPath}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <style key="display-font-face">{displayFontFace}</style>,
  ]);
};
