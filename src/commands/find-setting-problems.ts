import { cmsBackend } from "../cms/build/cms-backend";
import { allowsSampleCopy, buildDate, isPreview } from "../content/files/build-settings";
import { environment } from "../environment";
import { siteUrl } from "../seo/site-url";

const readers = [
  // Any valid website will do, because the content check reports the real one.
  () => siteUrl("https://site.invalid"),
  isPreview,
  allowsSampleCopy,
  buildDate,
  () => cmsBackend(environment()),
];

/** Problems in the variables that only a build reads. Gatsby would read some of them minutes after its start. */
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
