/**
 * Turns off Emotion's vendor prefixes, which would make up an eighth of every page's styles. The style definitions
 * include the few prefixes that supported browsers need.
 */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/**
 * Attribute of the page's `<style>` element. Emotion moves elements with its own attribute, `data-emotion`, which
 * would make the browser recalculate all styles.
 */
export const styleBlock = "data-styles";
