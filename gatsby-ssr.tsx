export { replaceRenderer } from "./src/layout/render-with-critical-css";
export { wrapPageElement } from "./src/layout/page-frame";
export { onRenderBody } from "./src/layout/document";
