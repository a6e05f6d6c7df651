import { env } from "node:process";

/** What the variable may say, and whether the build then is a preview. */
const answers = new Map([
  ["", false],
  ["0", false],
  ["false", false],
  ["1", true],
  ["true", true],
]);

/**
 * Whether this build is a preview, which search engines must leave out: `SITE_NOINDEX=1`.
 *
 * @throws Error when `SITE_NOINDEX` says something else, so that no typing error publishes a preview.
 */
export function isPreview(): boolean {
  const written = env["SITE_NOINDEX"] ?? "";
  const answer = answers.get(written);
  if (answer === undefined) {
    throw new Error(`SITE_NOINDEX is "${written}"; 1, true, 0 and false are allowed`);
  }
  return answer;
}
