import { Feed } from "feed";
import { feedPath } from "../../addresses";
import { type SiteFacts } from "../site/site-facts";

/**
 * The reports as an Atom feed (RFC 4287), newest first. Dates come from the content, so that two
 * builds of the same content are the same.
 */
export function atomFeed({
  siteUrl: url,
  name,
  feed: title,
  reports,
}: Pick<SiteFacts, "siteUrl" | "name" | "feed" | "reports">): string {
  const feed = new Feed({
    id: `${url}${feedPath}`,
    title,
    link: `${url}/research`,
    feedLinks: { atom: `${url}${feedPath}` },
    author: { name },
    generator: "Gatsby",
    copyright: "",
    updated: dayOf(reports[0]?.date ?? "1970-01-01"),
  });
  for (const report of reports) {
    feed.addItem({
      id: `${url}${report.path}`,
      link: `${url}${report.path}`,
      title: asHtml(report.title),
      description: asHtml(report.summary),
      date: dayOf(report.date),
      published: dayOf(report.date),
      author: [{ name: report.team }],
    });
  }
  return feed.atom1();
}

/** Plain text in a field that readers take for HTML. */
const asHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
