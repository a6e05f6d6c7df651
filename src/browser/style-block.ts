/** Turns off Emotion's vendor prefixes, an eighth of a page's styles. Our styles have the needed ones. */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/** Marks the style element. Emotion would move one with `data-emotion`, which makes browsers redo styles. */
export const styleBlock = "data-styles";
