import { cleanLine } from "./clean-text";

/** Maximum length of the text that describes where a visitor came from, in characters. */
export const maxSource = 300;

/**
 * Shortens the text before cleaning it, because cleaning a long text takes seconds, and again afterward,
 * because cleaning can lengthen it.
 */
const limit = (source: string): string => cleanLine(source.slice(0, 4 * maxSource)).slice(0, maxSource);

export function campaignIn({ searchParams }: URL): string {
  const named = [...searchParams].filter(([name, value]) => name.startsWith("utm_") && value !== "");
  return limit(named.map((parameter) => parameter.join("=")).join(", "));
}

declare global {
  interface Window {
    /** Navigation API. Firefox and older versions of Safari don't have it. */
    readonly navigation?: { readonly entries: () => readonly { readonly url: string | null }[] };
  }
}

/**
 * Describes the site and campaign that the visitor came from. Returns an empty string if both are unknown.
 * The campaign comes last, because it can be long and the limit cuts off the end.
 *
 * @param page - Address of the form's page.
 * @param before - Address of the page that the visitor came from (the referrer).
 * @param first - Address of the visit's first page, if the browser remembers it.
 */
export function describeSource(page: URL, before: URL, first?: URL, isReload = false): string {
  const isOwn = before.host === page.host;
  const landing = first ?? (isOwn ? before : page);
  const campaign = campaignIn(page) || campaignIn(landing);
  // After a click within the site, the referrer is a page of this site.
  const site = isOwn || isReload ? "" : `from ${before.host}`;
  if (campaign === "" && site === "") return "";
  return limit([site, `first page ${landing.pathname}`, campaign].filter(Boolean).join("; "));
}

/** Call this function when the message is sent, because a prerendered page sees only its own history entry. */
export function readSource(): string {
  try {
    type Loads = readonly Partial<PerformanceNavigationTiming>[];
    const [{ type } = {}]: Loads = performance.getEntriesByType("navigation");
    const page = new URL(window.location.href);
    // eslint-disable-next-line baseline-js/use-baseline -- checked here
    const [entry] = window.navigation?.entries() ?? [];
    const first = entry?.url ? new URL(entry.url) : undefined;
    return describeSource(page, new URL(document.referrer, page), first, type === "reload");
  } catch {
    // If a privacy extension removed the functions above, leave the message's source empty.
    return "";
  }
}
