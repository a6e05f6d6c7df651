/**
 * The attribute of the `<style>` in a page's head that lists the names of its styles. Emotion's own
 * `data-emotion` would make Emotion move the element, and the browser compute all styles of the page again.
 */
export const styleNames = "data-styles";
