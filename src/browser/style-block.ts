/** Turns off Emotion's vendor prefixes to save an eighth of the CSS. Our styles include those they need. */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/** Attribute of our style element. Emotion would move an element that has the attribute `data-emotion`. */
export const styleBlock = "data-styles";
