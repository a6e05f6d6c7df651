/** Hard-coded, because locale tables take 90 to 160 ms to load on a phone (Chromium, 4× CPU slowdown). */
export const monthNames =
  "January February March April May June July August September October November December".split(" ");

export const longDate = (day: Date): string =>
  `${monthNames[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`;
