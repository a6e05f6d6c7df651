import { useHydrated } from "./use-hydrated";

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const formatUtc = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * Today's date, such as August 18, 2025: the day of the build in the HTML, the visitor's own day once
 * scripts run (specification, section 2, legal pages).
 *
 * @param buildDate - Day of the build, YYYY-MM-DD.
 */
export function Today({ buildDate }: { buildDate: string }) {
  const hydrated = useHydrated();
  return <>{hydrated ? format.format(new Date()) : formatUtc.format(new Date(buildDate))}</>;
}
