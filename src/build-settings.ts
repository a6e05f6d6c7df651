import { environment, type Variable } from "./environment";

export const isDeveloping = (): boolean => environment()["gatsby_executing_command"] === "develop";

/** Whether drafts are visible. They're visible in previews and on development servers. */
export const showsDrafts = (): boolean => isDeveloping() || isPreview();

/**
 * Reads a Boolean environment variable, which is false by default. Throws an error for any other text,
 * because a typo must not publish something by accident.
 */
function readFlag(name: Variable): boolean {
  const written = environment()[name] || "0";
  if (["1", "true"].includes(written)) return true;
  if (["0", "false"].includes(written)) return false;
  throw new Error(`${name} is "${written}". Use 1, true, 0 or false.`);
}

/** Returns whether this build is a preview (`SITE_NOINDEX=1`). Search engines must not index previews. */
export const isPreview = (): boolean => readFlag("SITE_NOINDEX");

/** Returns whether this build may contain sample copy (`ALLOW_SAMPLE_CONTENT=1`), as in a demo. */
export const allowsSampleCopy = (): boolean => readFlag("ALLOW_SAMPLE_CONTENT");

/**
 * Returns today's date in a time zone, as YYYY-MM-DD. If `SOURCE_DATE_EPOCH` is set, uses that time instead
 * (reproducible-builds.org).
 */
export function buildDate(timeZone: string): string {
  const epoch = environment()["SOURCE_DATE_EPOCH"];
  if (epoch !== undefined && !/^\d{1,10}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}". Use a number of seconds since 1970.`);
  }
  const date = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  // Use the Swedish date format, which is YYYY-MM-DD.
  return date.toLocaleDateString("sv-SE", { timeZone });
}
