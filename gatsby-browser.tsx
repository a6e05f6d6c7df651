import { type GatsbyBrowser } from "gatsby";
import { manageScroll } from "./src/browser/scroll-and-focus";
import { followLinks } from "./src/browser/follow-links";
import { announceHydration } from "./src/browser/hydrate";
import { manageNavigation } from "./src/browser/navigation";

export { replaceHydrateFunction } from "./src/browser/hydrate";
export { onRouteUpdate, shouldUpdateScroll } from "./src/browser/scroll-and-focus";
export { wrapPageElement } from "./src/layout/layout";
export { wrapRootElement } from "./src/browser/page-styles";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  manageScroll();
  manageNavigation();
  followLinks();
  announceHydration();
};

/**
 * Stops Gatsby from prefetching every visible link. `follow-links.ts` prefetches a link when a visitor points
 * at it.
 */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
