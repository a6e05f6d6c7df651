import { cmsBackend } from "../cms/build/cms-backend";
import { allowsSampleCopy, buildDate, isPreview } from "../build-settings";
import { environment } from "../environment";
import { siteUrl } from "../seo/site-url";
import { errorMessage } from "./fail";

const readers = [
  // Checks `SITE_URL`. The placeholder replaces the address in `content/`, which the content check verifies.
  () => siteUrl("https://site.invalid"),
  isPreview,
  allowsSampleCopy,
  () => buildDate("UTC"),
  () => cmsBackend(environment()),
];

/** Finds invalid environment variables before a build starts. Gatsby would report them minutes later. */
export function findSettingProblems(): string[] {
  const problems: string[] = [];
  for (const read of readers) {
    try {
      read();
    } catch (error) {
      problems.push(errorMessage(error));
    }
  }
  return problems;
}
