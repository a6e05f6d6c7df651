import { environment, type Variable } from "../../environment";

export const isDeveloping = (): boolean => environment()["gatsby_executing_command"] === "develop";

/** Whether what Gatsby is making shows drafts: a development server does, and a preview. */
export const showsDrafts = (): boolean => isDeveloping() || isPreview();

/**
 * What a variable answers.
 *
 * @throws Error when it says anything else, so that no typing error publishes what should not be.
 */
function flag(name: Variable): boolean {
  const written = environment()[name] || "0";
  if (["1", "true"].includes(written)) return true;
  if (["0", "false"].includes(written)) return false;
  throw new Error(`${name} is "${written}"; 1, true, 0 and false are allowed`);
}

/** Whether this build is a preview, which search engines must leave out: `SITE_NOINDEX=1`. */
export const isPreview = (): boolean => flag("SITE_NOINDEX");

/** Whether this build is a demonstration, which may show sample copy: `ALLOW_SAMPLE_CONTENT=1`. */
export const allowsSampleCopy = (): boolean => flag("ALLOW_SAMPLE_CONTENT");

/**
 * The day of the build, YYYY-MM-DD. `SOURCE_DATE_EPOCH` (seconds since 1970) fixes it, so that a
 * build can be reproduced (reproducible-builds.org).
 *
 * @throws Error when `SOURCE_DATE_EPOCH` is set and not a number of seconds.
 */
export function buildDate(): string {
  const epoch = environment()["SOURCE_DATE_EPOCH"];
  if (epoch !== undefined && !/^\d{1,10}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${epoch}", a number of seconds since 1970 is allowed`);
  }
  const date = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  return date.toISOString().slice(0, 10);
}
