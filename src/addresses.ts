/** Returns a path without trailing slashes, or `/` for the home page. */
export const routeOf = (pathname: string): string => pathname.replace(/\/+$/, "") || "/";

/** Returns the absolute URL of a route or file on the site. `siteUrl` must not end with a slash. */
export const addressOf = (siteUrl: string, path: string): string => `${siteUrl}${path}`;

/**
 * Pages link to these paths, which show the 404 page on purpose (specification, section 2). Browsers don't load
 * them in advance.
 */
export const unroutedPaths: readonly string[] = ["/request-quote"];

/** Path of the 404 page, both as a Gatsby route and as a published file. */
export const notFoundPath = "/404.html";

/** Path of the contact function. Gatsby and Netlify derive this path from the file's name in `src/api`. */
export const functionPath = "/api/send-contact-email";

/** Generated SVG file with icons and other small drawings (`build/site/drawings.tsx`). */
export const drawingsPath = "/icons/drawings.svg";

export const drawingAddress = (name: string): string => `${drawingsPath}#${name}`;

/** Path of the contact function's readiness check, derived like {@link functionPath}. */
export const contactHealthPath = "/api/contact-health";

/** Folder of the site's scripts. Their names contain a hash of their content. */
export const scriptsFolder = "/scripts/";

/** Browsers that can't show SVG icons, such as older versions of Safari, use the ICO file. */
export const favicons = { ico: "/favicon.ico", svg: "/favicon.svg" } as const;

/** Width and height of the picture in the ICO file, in pixels. */
export const icoWidth = 32;

export const feedPath = "/research/feed.xml";

/** Paths of files for crawlers, browsers, and uptime monitors. Pages and redirects can't use these paths. */
export const siteFiles = {
  health: "/healthz.json",
  manifest: "/manifest.webmanifest",
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
} as const;

/** Anchor of the form on the contact page. */
export const formAnchor = "message";

/** Anchor of a report's corrections. It isn't `corrections`, because a heading may have that anchor. */
export const correctionsAnchor = "report-corrections";

/** Panel ids, keyed by `tab` value (specification, section 2). The first panel is the default. */
export const researchPanels = {
  research: "current-research",
  completed: "completed-research",
  suggest: "suggest-topic",
} as const;

export function researchAddress(panel: string): string {
  const [tab] = Object.entries(researchPanels).find(([, id]) => id === panel) ?? [];
  return panel === researchPanels.research ? "/research" : `/research?tab=${tab}`;
}

/** A panel's anchor overrides the query's `tab`, because anchor links keep the query. */
export function openPanel({ search, hash }: Pick<Location, "search" | "hash">): string {
  const panels = Object.entries(researchPanels);
  const tab = new URLSearchParams(search).get("tab");
  const [, open] = panels.find(([, id]) => hash === `#${id}`) ?? panels.find(([name]) => name === tab) ?? [];
  return open ?? researchPanels.research;
}

/** Anchors of pages without an MDX body. On other pages, headings provide the anchors. */
export const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  "/contact": [formAnchor],
  "/research": Object.values(researchPanels),
};

export const reportsPerPage = 12;

/** Returns a link to a page of the list of completed reports. Page 1 is a tab of the research page. */
export const completedPath = (page: number): string =>
  page === 1 ? researchAddress(researchPanels.completed) : `/research/completed/${page}`;

export const completedPages = (total: number): number => Math.ceil(total / reportsPerPage);

export const completedHeading = (page: number, pages: number): string =>
  page === 1 ? "Completed reports" : `Completed reports, page ${page} of ${pages}`;

/** Returns a `tel:` URL (RFC 3966). Callers from abroad must leave out the zero in "(0)". */
export const telephoneLink = (phone: string): string => `tel:+${phone.replace("(0)", "").replace(/\D/g, "")}`;
