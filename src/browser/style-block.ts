/** Turns off vendor prefixes, which saves an eighth of the CSS. Our styles contain those that they need. */
export const cacheOptions = { key: "css", stylisPlugins: [] };

/** Attribute of our style elements. Emotion would move elements that have its attribute, `data-emotion`. */
export const styleBlock = "data-styles";
