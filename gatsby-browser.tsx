import { type GatsbyBrowser } from "gatsby";
import { followLinks } from "./src/layout/follow-links";
import { sayHydrated } from "./src/layout/hydrated";
import { takeScrollOver } from "./src/layout/scroll";
import { steadyNavigation } from "./src/layout/steady-navigation";

export { replaceHydrateFunction } from "./src/layout/hydrate-in-slices";
export { onRouteUpdate } from "./src/layout/focus-heading";
export { wrapPageElement } from "./src/layout/page-frame";
export { wrapRootElement } from "./src/layout/page-styles";
export { shouldUpdateScroll } from "./src/layout/scroll";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  takeScrollOver();
  steadyNavigation();
  followLinks();
  sayHydrated();
};

/** Pages are loaded ahead when a visitor points at a link (`follow-links.ts`), not when one comes into view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
