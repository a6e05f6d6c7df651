import { label as labelStyle } from "../styles/mixins";
import { space } from "../styles/tokens";
import { useHydrated } from "./use-hydrated";

/**
 * Shows today's date (specification, section 2, About and legal). The built HTML
 * shows `buildDate` (YYYY-MM-DD).
 */
export function LastUpdated({ label, buildDate }: { label: string; buildDate: string }) {
  const hydrated = useHydrated();
  // Add a time, because a date without a time would be parsed as UTC (ECMA-262, date time string format).
  const day = hydrated ? new Date() : new Date(`${buildDate}T00:00`);
  return (
    <p css={{ ...labelStyle, marginBlockStart: space.l }}>
      {label}: {`${monthNames[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`}
    </p>
  );
}

/** Hard-coded, because locale tables take 90 to 160 ms to load on a phone (Chromium, 4× CPU slowdown). */
export const monthNames =
  "January February March April May June July August September October November December".split(" ");
