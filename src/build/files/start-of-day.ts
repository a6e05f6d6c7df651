const quarterHour = 15 * 60_000;
const earliestOffset = 14 * 60 * 60_000;

/**
 * Returns the first moment of a day (YYYY-MM-DD) in a time zone. This isn't always midnight, because in some
 * countries, daylight saving time starts at midnight. Every offset in use today is a multiple of 15 minutes.
 */
export function startOfDay(day: string, timeZone: string): Date {
  // The Swedish date format is YYYY-MM-DD.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone });
  let time = Date.parse(day) - earliestOffset;
  while (format.format(time) < day) time += quarterHour;
  return new Date(time);
}
