import { type GatsbyBrowser } from "gatsby";
import { followLinks } from "./src/browser/follow-links";
import { sayHydrated } from "./src/browser/hydrated";
import { takeScrollOver } from "./src/browser/scroll";
import { steadyNavigation } from "./src/browser/steady-navigation";

export { replaceHydrateFunction } from "./src/browser/hydrate-in-slices";
export { onRouteUpdate } from "./src/browser/focus-heading";
export { wrapPageElement } from "./src/layout/page-frame";
export { wrapRootElement } from "./src/browser/page-styles";
export { shouldUpdateScroll } from "./src/browser/scroll";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  takeScrollOver();
  steadyNavigation();
  followLinks();
  sayHydrated();
};

/** Pages are loaded ahead when a visitor points at a link (`follow-links.ts`), not when one comes into view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
