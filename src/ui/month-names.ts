/**
 * The months in English. Written down: to load its own knowledge of dates costs a browser 5 to 25 ms in the
 * middle of its work.
 */
export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );
