import { isPreview } from "../../build-settings";
import { readEntries, readToday, readWebsite } from "../../content/files/read-content";
import { organization } from "../../content/model/kinds/organization";
import { report } from "../../content/model/kinds/report";
import { researchPage } from "../../content/model/kinds/research-page";
import { siteUrl } from "../../seo/site-url";

/** Maximum number of reports in the feed. Feed readers keep older reports that they've already fetched. */
const newest = 50;

export function readSiteFacts(content?: string) {
  const [publisher] = readEntries(organization, content);
  const { name = "", description = "", email = "", timeZone = "UTC" } = publisher?.data ?? {};
  const reports = readEntries(report, content)
    .map(({ slug, data }) => {
      const { title, summary, date, team, corrections } = data;
      const updated = corrections[0]?.date ?? date;
      return { title, summary, date, updated, team, path: report.route?.(slug, data) ?? "" };
    })
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, newest);
  const [research] = readEntries(researchPage, content);
  const { feed = "", reuse } = research?.data ?? {};
  const license = reuse?.licenseLink.label ?? "";
  const site = {
    siteUrl: siteUrl(readWebsite(content)),
    preview: isPreview(),
    buildDate: readToday(content),
  };
  return { ...site, name, description, email, timeZone, feed, license, reports };
}

export type SiteFacts = ReturnType<typeof readSiteFacts>;
