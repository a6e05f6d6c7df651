/**
 * Emotion settings for builds and browsers. They turn off Emotion's vendor prefixes, which are for browsers
 * older than this site supports and would make up an eighth of every page's styles. The style definitions
 * include the few prefixes that supported browsers need.
 */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/**
 * Marks the `<style>` element in the head that has the page's styles. Emotion would move an element with its own
 * `data-emotion` attribute, and the browser would then recalculate all styles of the page.
 */
export const styleBlock = "data-styles";
