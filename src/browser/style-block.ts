/** Turns off Emotion's vendor prefixes, an eighth of a page's CSS. Our styles include all needed prefixes. */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/** Attribute of our style element. Emotion would move an element that has the attribute `data-emotion`. */
export const styleBlock = "data-styles";
