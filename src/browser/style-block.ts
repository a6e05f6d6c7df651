/**
 * Turns off Emotion's vendor prefixes, which would make up an eighth of every page's styles. The style definitions
 * include the few prefixes that supported browsers need.
 */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/**
 * Marks the page's `<style>` element. Emotion's own attribute, `data-emotion`, would make Emotion move the
 * element, and the browser would recalculate all styles.
 */
export const styleBlock = "data-styles";
