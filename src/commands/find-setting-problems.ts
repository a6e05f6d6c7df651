import { cmsBackend } from "../cms/build/cms-backend";
import { allowsSampleCopy, buildDate, isPreview } from "../content/files/build-settings";
import { environment } from "../environment";
import { siteUrl } from "../seo/site-url";

const readers = [
  // Checks `SITE_URL`. The fallback may be any valid address, because the content check tests the one in `content/`.
  () => siteUrl("https://site.invalid"),
  isPreview,
  allowsSampleCopy,
  buildDate,
  () => cmsBackend(environment()),
];

/** Returns the problems in build-time variables early. Gatsby would take minutes to find some of them. */
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
