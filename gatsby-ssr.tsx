export { replaceRenderer } from "./src/layout/render-with-critical-css";
export { wrapPageElement } from "./src/layout/layout";
export { onRenderBody } from "./src/layout/document";
