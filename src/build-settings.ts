import { environment, type Variable } from "./environment";

export const isDeveloping = (): boolean => environment()["gatsby_executing_command"] === "develop";

/** Returns whether drafts are visible. They're visible in previews and on development servers. */
export const showsDrafts = (): boolean => isDeveloping() || isPreview();

/**
 * Reads a Boolean environment variable. Throws if the value is invalid, because ignoring a typo in
 * `SITE_NOINDEX` would let search engines index a preview.
 */
function readFlag(name: Variable): boolean {
  const written = environment()[name] || "0";
  if (["1", "true"].includes(written)) return true;
  if (["0", "false"].includes(written)) return false;
  throw new Error(`${name} is "${written}". Use 1, true, 0, or false.`);
}

/** Returns whether this build is a preview, which search engines must not index (`SITE_NOINDEX=1`). */
export const isPreview = (): boolean => readFlag("SITE_NOINDEX");

/** Returns whether this build is a demo, which may contain sample copy (`ALLOW_SAMPLE_CONTENT=1`). */
export const allowsSampleCopy = (): boolean => readFlag("ALLOW_SAMPLE_CONTENT");

/**
 * Returns the current date in a time zone, as YYYY-MM-DD. If `SOURCE_DATE_EPOCH` is set, uses that time
 * instead of the current time (see reproducible-builds.org).
 */
export function buildDate(timeZone: string): string {
  const epoch = environment()["SOURCE_DATE_EPOCH"];
  if (epoch !== undefined && !/^\d{1,10}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}". Use a number of seconds since 1970.`);
  }
  const date = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  // The Swedish date format is YYYY-MM-DD.
  return date.toLocaleDateString("sv-SE", { timeZone });
}
