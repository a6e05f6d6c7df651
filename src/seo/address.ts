/** The route of a path: without a slash at the end, `/` for the home page. */
export const routeOf = (pathname: string): string => pathname.replace(/\/+$/, "") || "/";

/** The absolute address of a route or file of the site, without query and slash at the end. */
export const addressOf = (siteUrl: string, path: string): string => `${siteUrl}${path}`;
