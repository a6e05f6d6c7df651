import { cleanLine } from "./clean-text";

/** Maximum length of a message's source, the text that describes where the visitor came from. */
export const maxSource = 300;

/** Shortens long text before cleaning it, because normalizing long text takes seconds. */
const limit = (source: string): string => cleanLine(source.slice(0, 4 * maxSource)).slice(0, maxSource);

/** Lists the `utm_*` parameters in an address. Advertisers add them to their links. */
export function campaignIn({ searchParams }: URL): string {
  const named = [...searchParams].filter(([name, value]) => name.startsWith("utm_") && value !== "");
  return limit(named.map((parameter) => parameter.join("=")).join(", "));
}

/**
 * Describes where a visitor came from, for the email to the agency. Returns an empty string if neither a
 * campaign nor another site is known. Campaigns can be long, so they come last and are cut first.
 * @param first - Address of the first page that was loaded.
 * @param before - Address of the page that linked there.
 */
export function describeSource(first: URL, before: URL, isReload = false): string {
  const isOwn = before.host === first.host;
  const landing = isOwn ? before : first;
  const campaign = campaignIn(first) || campaignIn(landing);
  const site = isOwn || isReload ? "" : `from ${before.host}`;
  if (campaign === "" && site === "") return "";
  return limit([site, `first page ${landing.pathname}`, campaign].filter(Boolean).join("; "));
}

/**
 * Describes where the current visitor came from. The browser remembers the referrer of the loaded document,
 * even after the visitor has followed links within this site.
 */
export function readSource(): string {
  try {
    type Loads = readonly Partial<PerformanceNavigationTiming>[];
    const [{ name = "", type } = {}]: Loads = performance.getEntriesByType("navigation");
    const first = new URL(name, window.location.href);
    return describeSource(first, new URL(document.referrer, first), type === "reload");
  } catch {
    // Ignore errors, because a privacy extension may have removed these browser functions and the message
    // must still be sent.
    return "";
  }
}
