/**
 * Turns off automatic vendor prefixes, which saves an eighth of the CSS. Our styles contain the few prefixes
 * that browsers need.
 */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/**
 * Attribute of our style elements. It isn't Emotion's `data-emotion`, because Emotion moves elements with
 * that attribute.
 */
export const styleBlock = "data-styles";
