import { type GatsbyBrowser } from "gatsby";
import { sayHydrated } from "./src/layout/hydrated";
import { takeScrollOver } from "./src/layout/scroll";
import { steadyNavigation } from "./src/layout/steady-navigation";

export { replaceHydrateFunction } from "./src/layout/hydrate-in-slices";
export { onRouteUpdate } from "./src/layout/focus-heading";
export { wrapRootElement } from "./src/layout/page-styles";
export { shouldUpdateScroll } from "./src/layout/scroll";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  takeScrollOver();
  steadyNavigation();
  sayHydrated();
};

/** Pages are loaded ahead when a visitor points at a link (`ui/link.tsx`), not when one comes into view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
