export { onInitialClientRender, shouldUpdateScroll } from "./src/layout/scroll";
