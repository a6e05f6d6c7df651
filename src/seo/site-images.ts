import { routeOf } from "../addresses";

/** Home screen icons by purpose and size. Widths are in pixels (Web App Manifest, section 1.7). */
export const icons = {
  small: { path: "/icons/icon-192.png", width: 192, maskable: false },
  large: { path: "/icons/icon-512.png", width: 512, maskable: false },
  maskable: { path: "/icons/icon-maskable-512.png", width: 512, maskable: true },
  apple: { path: "/icons/apple-touch-icon.png", width: 180, maskable: true },
} as const;

/** Size of share images in pixels. Link previews don't crop images of this size (ogp.me, developer.x.com). */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Returns a path such as `/share/services/seo.png`, or `/share/home.png` for the home page. */
export function shareImagePath(route: string): string {
  const path = routeOf(route);
  return `/share${path === "/" ? "/home" : path}.png`;
}
