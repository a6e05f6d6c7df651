import { resolve } from "node:path";
import { exit, stderr } from "node:process";
import { allowsSampleCopy, isPreview } from "../../content/files/build-settings";
import { samplesIn, website } from "../../content/files/read-content";
import { isReserved, siteUrl } from "../../seo/site-url";

/**
 * Judges the sample copy below a folder of content by the address of the site.
 *
 * @throws Error when a variable of the environment is wrong.
 */
export function sampleCopyReport(content: string) {
  const address = siteUrl(website(content));
  const harmless = [allowsSampleCopy(), isPreview(), isReserved(address)].includes(true);
  const samples = samplesIn(content);
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

/** Ends a build that would publish sample copy at a real address, with the list of it. */
export function failOnSampleCopy(): void {
  const { text, stops } = sampleCopyReport(resolve("content"));
  // Not by the console, which Gatsby leads to its reporter: that breaks lines.
  stderr.write(text);
  if (stops) exit(1);
}
