export { wrapPageElement } from "./src/layout/layout";
export { onRenderBody, replaceRenderer } from "./src/layout/document";
