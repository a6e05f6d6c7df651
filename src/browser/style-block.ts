/**
 * Turns off Emotion's automatic vendor prefixes, which saves an eighth of the CSS. Our styles contain the
 * prefixes that they need.
 */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/**
 * Attribute that marks our style elements. Emotion's own attribute, `data-emotion`, would make Emotion move
 * the elements.
 */
export const styleBlock = "data-styles";
