import { label } from "../styles/mixins";
import { space } from "../styles/tokens";
import { longDate } from "./long-date";

/** Shows the build's date (YYYY-MM-DD). `browser/today.ts` replaces it with the visitor's date. */
export const LastUpdated = ({ buildDate }: { buildDate: string }) => (
  <p css={{ ...label, marginBlockStart: space.l }}>
    {/* Add a time, because a date without a time would be parsed as UTC (ECMA-262, date time string format). */}
    Last updated: <span data-today="">{longDate(new Date(`${buildDate}T00:00`))}</span>
  </p>
);
