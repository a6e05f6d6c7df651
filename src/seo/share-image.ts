import { routeOf } from "../addresses";

/** The size that Open Graph and Twitter cards show whole, in pixels (ogp.me, developer.x.com). */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Where the share image of a route stands: `/share/services/seo.png`, `/share/home.png`. */
export function shareImagePath(route: string): string {
  const path = routeOf(route);
  return `/share${path === "/" ? "/home" : path}.png`;
}
