/**
 * Turns off Emotion's vendor prefixes, which would make up an eighth of every page's styles. The style definitions
 * include the few prefixes that supported browsers need.
 */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/**
 * Marks the page's `<style>` element. Emotion moves elements with its own attribute, `data-emotion`, and the
 * browser would then recalculate all styles.
 */
export const styleBlock = "data-styles";
