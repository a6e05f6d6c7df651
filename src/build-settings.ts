import { environment, type Variable } from "./environment";

export const isDeveloping = (): boolean => environment()["gatsby_executing_command"] === "develop";

/** Whether drafts are visible, which is the case in previews and on development servers. */
export const showsDrafts = (): boolean => isDeveloping() || isPreview();

/**
 * Reads a Boolean environment variable. An unset or empty variable is false.
 *
 * @throws Error for values other than 1, true, 0 and false, so that a typo can't publish something by
 * accident.
 */
function readFlag(name: Variable): boolean {
  const written = environment()[name] || "0";
  if (["1", "true"].includes(written)) return true;
  if (["0", "false"].includes(written)) return false;
  throw new Error(`${name} is "${written}". Use 1, true, 0 or false.`);
}

/** Returns whether this build is a preview, which search engines must not index (`SITE_NOINDEX=1`). */
export const isPreview = (): boolean => readFlag("SITE_NOINDEX");

/** Returns whether this build is a demo, which may contain sample copy (`ALLOW_SAMPLE_CONTENT=1`). */
export const allowsSampleCopy = (): boolean => readFlag("ALLOW_SAMPLE_CONTENT");

/**
 * Returns the date of the build in UTC, as YYYY-MM-DD. For reproducible builds, `SOURCE_DATE_EPOCH` sets a
 * fixed date, in seconds since 1970 (see reproducible-builds.org).
 *
 * @throws Error if `SOURCE_DATE_EPOCH` isn't a number of seconds.
 */
export function buildDate(): string {
  const epoch = environment()["SOURCE_DATE_EPOCH"];
  if (epoch !== undefined && !/^\d{1,10}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}". Use a number of seconds since 1970.`);
  }
  const date = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  return date.toISOString().slice(0, 10);
}
