/** The route of a path: without a slash at the end, `/` for the home page. */
export const routeOf = (pathname: string): string => pathname.replace(/\/+$/, "") || "/";

/** The absolute address of a route or file of the site, without query and slash at the end. */
export const addressOf = (siteUrl: string, path: string): string => `${siteUrl}${path}`;

/**
 * Addresses that pages link to although the site has no page there (specification, section 2:
 * /request-quote shows the 404 screen). They are plain links: a router link would fetch their data.
 */
export const unroutedPaths: readonly string[] = ["/request-quote"];

/** The 404 screen, by Gatsby's path and as a file. */
export const notFoundPath = "/404.html";

/** The function that mails the contact form. Gatsby and Netlify take it from the name of the file in `src/api`. */
export const functionPath = "/api/send-contact-email";

/** The feed of the reports. */
export const feedPath = "/research/feed.xml";

/** The contact form on its page. */
export const formAnchor = "message";

/**
 * The panels of the research page by the value of `tab` in its address (specification, section 2,
 * Research). The first is open when the address names none.
 */
export const researchPanels = {
  research: "current-research",
  completed: "completed-research",
  suggest: "suggest-topic",
} as const;

/** The address of the research page with a panel open, by the panel's anchor. */
export function researchAddress(panel: string): string {
  const [tab] = Object.entries(researchPanels).find(([, id]) => id === panel) ?? [];
  return panel === researchPanels.research ? "/research" : `/research?tab=${tab}`;
}

/** The panel that an address of the research page opens: an anchor is newer than the query before it. */
export function openPanel({ search, hash }: Pick<Location, "search" | "hash">): string {
  const panels = Object.entries(researchPanels);
  const tab = new URLSearchParams(search).get("tab");
  const [, open] =
    panels.find(([, id]) => hash === `#${id}`) ?? panels.find(([name]) => name === tab) ?? [];
  return open ?? researchPanels.research;
}

/** Places within fixed pages that links may name, by route. Those within long texts are their headings. */
export const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  "/contact": [formAnchor],
  "/research": Object.values(researchPanels),
};

/** How many reports a page of their list has. The query of the research page says so too. */
export const reportsPerPage = 12;

/** The address of a page of the list of completed reports; the first is a tab of the research page. */
export const completedPath = (page: number): string =>
  page === 1 ? researchAddress(researchPanels.completed) : `/research/completed/${page}`;

/** How many pages the list of completed reports has. */
export const completedPages = (total: number): number => Math.ceil(total / reportsPerPage);

/**
 * The heading of a page of that list.
 *
 * @param words - With `{page}` and `{pages}` where numbers go.
 */
export const completedHeading = (words: string, page: number, total: number): string =>
  words.replace("{page}", String(page)).replace("{pages}", String(completedPages(total)));

/** The `tel:` address of a phone number as people write it (RFC 3966): `(212) 555-0142` is `tel:+12125550142`. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:+${digits.length === 10 ? "1" : ""}${digits}`;
}
