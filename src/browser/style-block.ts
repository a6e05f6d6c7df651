/**
 * Emotion settings for builds and browsers. They turn off Emotion's vendor prefixes, which are for browsers
 * older than this site supports and would make up an eighth of every page's styles. The style definitions
 * include the few prefixes that supported browsers need.
 */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/**
 * Attribute of the `<style>` element in the head that has the page's styles. Emotion's own attribute would be
 * `data-emotion`, but Emotion moves elements with that attribute, and the browser would then recalculate all
 * styles of the page.
 */
export const styleBlock = "data-styles";
