import { routeOf } from "../addresses";

/** The icons of home screens, by purpose and width (Web App Manifest, section 1.7). */
export const icons = {
  small: { path: "/icons/icon-192.png", width: 192, maskable: false },
  large: { path: "/icons/icon-512.png", width: 512, maskable: false },
  maskable: { path: "/icons/icon-maskable-512.png", width: 512, maskable: true },
  apple: { path: "/icons/apple-touch-icon.png", width: 180, maskable: true },
} as const;

/** The size that Open Graph and Twitter cards show whole, in pixels (ogp.me, developer.x.com). */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Where the share image of a route stands: `/share/services/seo.png`, `/share/home.png`. */
export function shareImagePath(route: string): string {
  const path = routeOf(route);
  return `/share${path === "/" ? "/home" : path}.png`;
}
