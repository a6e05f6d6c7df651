export { onRouteUpdate } from "./src/layout/focus-heading";
export { onInitialClientRender, shouldUpdateScroll } from "./src/layout/scroll";
