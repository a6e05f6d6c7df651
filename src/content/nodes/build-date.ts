import { env } from "node:process";

/**
 * The day of the build, YYYY-MM-DD. `SOURCE_DATE_EPOCH` (seconds since 1970) fixes it, so that a
 * build can be reproduced (reproducible-builds.org).
 *
 * @throws Error when `SOURCE_DATE_EPOCH` is set and not a number of seconds.
 */
export function buildDate(): string {
  const epoch = env["SOURCE_DATE_EPOCH"];
  if (epoch === undefined) return isoDay(new Date());
  if (!/^\d+$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}", a number of seconds since 1970 is allowed`);
  }
  return isoDay(new Date(Number(epoch) * 1000));
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
