export { replaceRenderer } from "./src/layout/render-with-critical-css";
export { onRenderBody } from "./src/layout/document";
