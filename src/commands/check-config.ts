import { sampleCopyReport } from "../build/site/sample-copy";
import { writeFormFacts } from "../build/site/form-facts";
import { readEntries } from "../content/files/read-content";
import { organization } from "../content/model/kinds/organization";
import { environment } from "../environment";
import { isReservedHost, siteUrl } from "../seo/site-url";
import { fail } from "./fail";
import { findSettingProblems } from "./find-setting-problems";

/** Lists missing settings and sample copy, in the order in which docs/first-hour.md explains them. */
async function checkConfig(): Promise<void> {
  const problems = findSettingProblems();
  const file = `content/${organization.path}`;
  const data = readEntries(organization)[0]?.data;
  if (data === undefined) return fail(`${file} has a mistake. To see it, run npm run check:content.`);
  if (data.sampleCopy === true) {
    fail(`${file} still has a made-up name and contact details. Replace them and remove sampleCopy: true.`);
  }
  // If a setting is invalid, don't read the site's address, because that setting may be SITE_URL.
  const address = problems.length === 0 ? siteUrl(data.website) : undefined;
  // Write the forms' facts, because the contact function imports them, and a fresh clone doesn't have them.
  writeFormFacts();
  const { checkContact } = await import("./check-contact");
  await checkContact(problems);
  if (address !== undefined && isReservedHost(address)) {
    fail(`The site's address, ${address}, is an example. Set website in ${file}.`);
  }
  if (!environment().CMS_BACKEND) console.error("CMS_BACKEND isn't set, so the site has no CMS at /admin.");
  if (address === undefined) return;
  const { text, stops } = sampleCopyReport("content");
  if (stops) fail(text.trim());
  else if (text !== "") console.error(text.trim());
}

void checkConfig();
