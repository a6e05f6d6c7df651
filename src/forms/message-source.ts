import { cleanLine } from "./clean-text";

/** Maximum length of a message's source, in characters. */
export const maxSource = 300;

/** Also shortens the source before cleaning it, because normalizing long text takes seconds. */
const limit = (source: string): string => cleanLine(source.slice(0, 4 * maxSource)).slice(0, maxSource);

export function campaignIn({ searchParams }: URL): string {
  const named = [...searchParams].filter(([name, value]) => name.startsWith("utm_") && value !== "");
  return limit(named.map((parameter) => parameter.join("=")).join(", "));
}

/**
 * Returns an empty string if neither a campaign nor another site is known. The campaign comes last, because
 * it can be long and the limit cuts off the end.
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

/** Uses the document's first address, which browsers keep when the visitor follows links on this site. */
export function readSource(): string {
  try {
    type Loads = readonly Partial<PerformanceNavigationTiming>[];
    const [{ name = "", type } = {}]: Loads = performance.getEntriesByType("navigation");
    const first = new URL(name, window.location.href);
    return describeSource(first, new URL(document.referrer, first), type === "reload");
  } catch {
    // If a privacy extension has removed the functions above, send the message without its source.
    return "";
  }
}
