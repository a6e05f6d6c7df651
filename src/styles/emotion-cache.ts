import createCache, { type EmotionCache } from "@emotion/cache";

/** Attribute of the style element that holds all of a page's Emotion styles. */
export const styleBlock = "data-styles";

/**
 * Turns off automatic vendor prefixes, which saves an eighth of the CSS. Our styles contain the few prefixes
 * that browsers need.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: "css", stylisPlugins: [] });
