import { label as labelStyle } from "../styles/mixins";
import { space } from "../styles/tokens";
import { useHydrated } from "./use-hydrated";

/**
 * Shows the current date as the date on which a legal page was last updated (specification, section 2, About and
 * legal). The HTML contains the build date. Scripts replace it with the current date in the visitor's time zone.
 *
 * @param buildDate - Date of the build, YYYY-MM-DD.
 */
export function LastUpdated({ label, buildDate }: { label: string; buildDate: string }) {
  const hydrated = useHydrated();
  // `T00:00` makes JavaScript parse the date as local time. A date without a time would be parsed as UTC (ECMA-262,
  // date time string format).
  const day = hydrated ? new Date() : new Date(`${buildDate}T00:00`);
  return (
    <p css={{ ...labelStyle, marginBlockStart: space.l }}>
      {label}: {`${monthNames[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`}
    </p>
  );
}

/**
 * English month names. They're hard-coded, because browsers load their locale tables the first time that they format
 * a date. On a phone, that takes 90 to 160 ms in the middle of hydration (Chromium with 4× CPU slowdown).
 */
export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );
