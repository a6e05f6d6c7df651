import { Feed } from "feed";

/** A report as the feed has it. */
export interface FeedReport {
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly team: string;
}

/** The feed as a whole. */
export interface FeedSite {
  readonly title: string;
  readonly publisher: string;
  /** Where the site is published, without a slash at the end. */
  readonly url: string;
}

/** Where the feed stands below the site's address. */
export const feedPath = "/research/feed.xml";

/** How many reports it names: readers ask for it again and again, and know the older ones. */
export const feedLength = 50;

/**
 * The reports as an Atom feed (RFC 4287), newest first. Dates come from the content, so that two
 * builds of the same content are the same.
 */
export function atomFeed(
  { title, publisher, url }: FeedSite,
  reports: readonly FeedReport[],
): string {
  const newestFirst = [...reports].sort((a, b) => b.date.localeCompare(a.date));
  const feed = new Feed({
    id: `${url}${feedPath}`,
    title,
    link: `${url}/research`,
    feedLinks: { atom: `${url}${feedPath}` },
    author: { name: publisher },
    generator: "Gatsby",
    copyright: "",
    updated: dayOf(newestFirst[0]?.date ?? "1970-01-01"),
  });
  for (const report of newestFirst) {
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
