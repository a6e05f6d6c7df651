import { cmsBackend } from "../cms/build/cms-backend";
import { allowsSampleCopy, buildDate, isPreview } from "../build-settings";
import { environment } from "../environment";
import { siteUrl } from "../seo/site-url";

const readers = [
  // Checks `SITE_URL`. The argument is the address of a site without `SITE_URL`. Any valid address will do here,
  // because the content check tests the real one in `content/`.
  () => siteUrl("https://site.invalid"),
  isPreview,
  allowsSampleCopy,
  buildDate,
  () => cmsBackend(environment()),
];

/**
 * Returns the problems in environment variables that only builds read, so that a build can stop at once. Gatsby
 * would report some of them minutes after it starts.
 */
export function findSettingProblems(): string[] {
  const problems: string[] = [];
  for (const read of readers) {
    try {
      read();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return problems;
}
