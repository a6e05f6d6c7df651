import { resolve } from "node:path";
import { exit, stderr } from "node:process";
import { allowsSampleCopy, isPreview } from "../../build-settings";
import { findSampleCopy, readWebsite } from "../../content/files/read-content";
import { isReserved, siteUrl } from "../../seo/site-url";

/**
 * Looks for sample copy (placeholder text) in a content folder. `stops` is true if there is sample copy, the site
 * has a real address, and the build is neither a preview nor a demonstration.
 *
 * @throws Error if an environment variable is invalid.
 */
export function sampleCopyReport(content: string) {
  const address = siteUrl(readWebsite(content));
  const harmless = [allowsSampleCopy(), isPreview(), isReserved(address)].includes(true);
  const samples = findSampleCopy(content);
  if (samples.length === 0) return { text: "", stops: false };
  if (harmless) {
    const text = `Published items that are sample copy: ${samples.length}. A build for a real address names them.\n`;
    return { text, stops: false };
  }
  const list = samples.map((path) => `content/${path}\n`).join("");
  const remedy =
    "replace their words and take the field sampleCopy out, or set ALLOW_SAMPLE_CONTENT=1 for a demonstration";
  const text = `\n${list}These items are sample copy, and ${address} is a real address: ${remedy}.\n\n`;
  return { text, stops: true };
}

/** Stops a build that would publish sample copy at a real address, and lists the affected files. */
export function failOnSampleCopy(): void {
  const { text, stops } = sampleCopyReport(resolve("content"));
  // Writes to stderr, because Gatsby sends console output to its reporter, which would wrap the lines.
  stderr.write(text);
  if (stops) exit(1);
}
