/**
 * Addresses that pages link to although the site has no page there (specification, section 2:
 * /request-quote shows the 404 screen). They are plain links: a router link would fetch their data.
 */
export const unroutedPaths: readonly string[] = ["/request-quote"];
