import { label as labelStyle } from "../styles/mixins";
import { space } from "../styles/tokens";
import { useHydrated } from "./use-hydrated";

/**
 * When a legal page was last updated: today (specification, section 2, About and legal). That is the day of
 * the build in the HTML, the visitor's own day once scripts run.
 *
 * @param buildDate - Day of the build, YYYY-MM-DD.
 */
export function LastUpdated({ label, buildDate }: { label: string; buildDate: string }) {
  const hydrated = useHydrated();
  // A date with a time and no zone is one of the visitor's own clock (ECMA-262, date time string format).
  const day = hydrated ? new Date() : new Date(`${buildDate}T00:00`);
  return (
    <p css={{ ...labelStyle, marginBlockStart: space.l }}>
      {label}: {`${monthNames[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`}
    </p>
  );
}

/**
 * The months in English. Written down: the first date that a browser formats makes it load its tables, which
 * takes 90 to 160 ms of a phone's time (Chromium, slowed down four times) in the middle of hydration.
 */
export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );
