/**
 * Emotion's settings, the same in builds and in browsers. It would add prefixes for browsers that are older than
 * those that this site is made for, an eighth of the styles of every page; the few that these need
 * stand with their styles.
 */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/**
 * The attribute of the `<style>` in a page's head that has its styles. Emotion's own `data-emotion` would
 * make Emotion move the element, and the browser compute all styles of the page again.
 */
export const styleBlock = "data-styles";
