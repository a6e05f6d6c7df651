/** Turns off Emotion's vendor prefixes, an eighth of a page's styles. Our styles have the needed ones. */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/** Emotion would move an element with its own `data-emotion`, and browsers would recalculate all styles. */
export const styleBlock = "data-styles";
