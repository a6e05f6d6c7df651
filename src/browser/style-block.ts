/**
 * Turns off Emotion's automatic vendor prefixes, which make up an eighth of a page's styles. The few prefixes
 * that browsers need are written by hand.
 */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/**
 * Attribute that marks a page's style element. With Emotion's own attribute, `data-emotion`, Emotion would
 * move the element, and browsers would recalculate all styles.
 */
export const styleBlock = "data-styles";
