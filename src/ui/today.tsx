import { label as labelStyle } from "../styles/mixins";
import { space } from "../styles/tokens";
import { useHydrated } from "./use-hydrated";

/**
 * Shows today as the date on which a legal page was last updated (specification, section 2, About and legal). The HTML
 * contains the build date, which scripts replace with the current date in the visitor's time zone.
 *
 * @param buildDate - Date of the build, YYYY-MM-DD.
 */
export function LastUpdated({ label, buildDate }: { label: string; buildDate: string }) {
  const hydrated = useHydrated();
  // JavaScript parses a date with a time but no time zone as local time (ECMA-262, date time string format).
  const day = hydrated ? new Date() : new Date(`${buildDate}T00:00`);
  return (
    <p css={{ ...labelStyle, marginBlockStart: space.l }}>
      {label}: {`${monthNames[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`}
    </p>
  );
}

/**
 * English month names. They're hard-coded because the first date that a browser formats makes it load its locale
 * tables. On a phone, that takes 90 to 160 ms in the middle of hydration (Chromium with 4× CPU slowdown).
 */
export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );
