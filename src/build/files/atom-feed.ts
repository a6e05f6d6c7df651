import { Feed } from "feed";
import { feedPath } from "../../addresses";
import { type SiteFacts } from "../site/site-facts";

/** Returns an Atom feed (RFC 4287). All dates come from the content, so that builds are reproducible. */
export function atomFeed({ siteUrl: url, name, feed: title, reports }: SiteFacts): string {
  const feed = new Feed({
    id: `${url}${feedPath}`,
    title,
    link: `${url}/research`,
    feedLinks: { atom: `${url}${feedPath}` },
    author: { name },
    generator: "Gatsby",
    copyright: "",
    updated: new Date(reports[0]?.date ?? 0),
  });
  for (const report of reports) {
    feed.addItem({
      id: `${url}${report.path}`,
      link: `${url}${report.path}`,
      title: asHtml(report.title),
      description: asHtml(report.summary),
      date: new Date(report.date),
      published: new Date(report.date),
      author: [{ name: report.team }],
    });
  }
  return feed.atom1().replace(notInXml, "");
}

/** Characters that XML 1.0 forbids. A single one makes feed readers reject the whole feed. */
const notInXml = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes plain text for a field that feed readers parse as HTML. */
const asHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
