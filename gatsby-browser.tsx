import { type GatsbyBrowser } from "gatsby";
import { manageScroll } from "./src/browser/arrival";
import { followLinks } from "./src/browser/follow-links";
import { announceHydration } from "./src/browser/hydrate";
import { manageNavigation } from "./src/browser/navigation";

export { replaceHydrateFunction } from "./src/browser/hydrate";
export { onRouteUpdate, shouldUpdateScroll } from "./src/browser/arrival";
export { wrapPageElement } from "./src/layout/layout";
export { wrapRootElement } from "./src/browser/page-styles";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  manageScroll();
  manageNavigation();
  followLinks();
  announceHydration();
};

/** Prefetching starts when a visitor points at a link (`follow-links.ts`), not when a link scrolls into view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
