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

/**
 * Describes the site and campaign that the visitor came from. Returns an empty string if both are unknown.
 * The campaign comes last, because it can be long and the limit cuts off the end.
 *
 * @param first - Address that the current document was loaded from.
 * @param before - Address of the page that the visitor came from (the referrer).
 */
export function describeSource(first: URL, before: URL, isReload = false): string {
  const isOwn = before.host === first.host;
  const landing = isOwn ? before : first;
  const campaign = campaignIn(first) || campaignIn(landing);
  const site = isOwn || isReload ? "" : `from ${before.host}`;
  if (campaign === "" && site === "") return "";
  return limit([site, `first page ${landing.pathname}`, campaign].filter(Boolean).join("; "));
}

/** Uses the address from which the document was loaded. Following links on this site doesn't change it. */
export function readSource(): string {
  try {
    type Loads = readonly Partial<PerformanceNavigationTiming>[];
    const [{ name = "", type } = {}]: Loads = performance.getEntriesByType("navigation");
    const first = new URL(name, window.location.href);
    return describeSource(first, new URL(document.referrer, first), type === "reload");
  } catch {
    // If a privacy extension removed the functions above, leave the message's source empty.
    return "";
  }
}
