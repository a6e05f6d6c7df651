import { environment, type Variable } from "./environment";

export const isDeveloping = (): boolean => environment()["gatsby_executing_command"] === "develop";

export const showsDrafts = (): boolean => isDeveloping() || isPreview();

/** Throws for invalid values. Ignoring a typo in `SITE_NOINDEX` would let search engines index a preview. */
function readFlag(name: Variable): boolean {
  const written = environment()[name] || "0";
  if (["1", "true"].includes(written)) return true;
  if (["0", "false"].includes(written)) return false;
  throw new Error(`${name} is "${written}". Use 1, true, 0, or false.`);
}

/** Search engines must not index a preview. */
export const isPreview = (): boolean => readFlag("SITE_NOINDEX");

export const allowsSampleCopy = (): boolean => readFlag("ALLOW_SAMPLE_CONTENT");

/** Returns today's date, or the date in `SOURCE_DATE_EPOCH` (see reproducible-builds.org), as YYYY-MM-DD. */
export function buildDate(timeZone: string): string {
  const epoch = environment()["SOURCE_DATE_EPOCH"];
  if (epoch !== undefined && !/^\d{1,10}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}". Use a number of seconds since 1970.`);
  }
  const date = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  // The Swedish date format is YYYY-MM-DD.
  return date.toLocaleDateString("sv-SE", { timeZone });
}
