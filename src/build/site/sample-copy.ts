import { resolve } from "node:path";
import { exit, stderr } from "node:process";
import { allowsSampleCopy, isPreview } from "../../build-settings";
import { readEntries, readWebsite } from "../../content/files/read-content";
import { kinds } from "../../content/model/kinds";
import { isReservedHost, siteUrl } from "../../seo/site-url";

/** `stops` is true if the build would publish sample copy (placeholder text) at a real address. */
export function sampleCopyReport(content: string) {
  const address = siteUrl(readWebsite(content));
  // Always read both environment variables, because the build must stop if either is invalid.
  const [isDemo, preview] = [allowsSampleCopy(), isPreview()];
  const published = kinds.flatMap((kind) => readEntries(kind, content, false));
  const samples = published
    .filter(({ data }) => data["sampleCopy"] === true)
    .map(({ path }) => path)
    .sort();
  if (samples.length === 0) return { text: "", stops: false };
  if (isDemo || preview || isReservedHost(address)) {
    const count = `Items with sample copy: ${samples.length}.`;
    return { text: `${count} A build for a real address lists them and stops.\n`, stops: false };
  }
  const list = samples.map((path) => `content/${path}\n`).join("");
  const text =
    `\n${list}These files have sample copy, but ${address} is a real address. Replace their text and ` +
    "remove sampleCopy: true, or set ALLOW_SAMPLE_CONTENT=1 for a demonstration.\n\n";
  return { text, stops: true };
}

export function failOnSampleCopy(): void {
  const { text, stops } = sampleCopyReport(resolve("content"));
  // Don't use Gatsby's reporter or `console`, because both would wrap the report's long lines.
  stderr.write(text);
  if (stops) exit(1);
}
