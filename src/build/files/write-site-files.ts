import { execFileSync, type StdioOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stderr } from "node:process";
import { Feed } from "feed";
import { feedPath, siteFiles } from "../../addresses";
import { environment } from "../../environment";
import { isReservedHost } from "../../seo/site-url";
import { writeIfChanged } from "../../files";
import { type PublishedPage } from "../site/published-pages";
import { type SiteFacts } from "../site/site-facts";
import { robots, securityText, sitemap, webManifest } from "./crawler-files";
import { startOfDay } from "./start-of-day";

export async function writeSiteFiles(
  folder: string,
  facts: SiteFacts,
  pages: readonly PublishedPage[],
): Promise<void> {
  if (isReservedHost(facts.siteUrl)) {
    // Don't use Gatsby's reporter or `console`, because both would wrap the long message.
    stderr.write(
      `Built for ${facts.siteUrl}, which visitors can't reach. To change the address, set website in ` +
        "content/site/organization.yaml, or SITE_URL.\n",
    );
  }
  const files = {
    [feedPath]: atomFeed(facts),
    [siteFiles.sitemap]: await sitemap(facts, pages),
    [siteFiles.robots]: robots(facts),
    [siteFiles.manifest]: webManifest(facts),
    ".well-known/security.txt": securityText(facts),
    [siteFiles.health]: healthFile(pages),
  };
  for (const [path, text] of Object.entries(files)) {
    writeIfChanged(join(folder, path), text);
  }
}

/** Tells uptime monitors which commit is published and which addresses to check. */
function healthFile(pages: readonly PublishedPage[]): string {
  const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  const health = { version, commit: findCommit(), routes: pages.map(({ route }) => route) };
  return `${JSON.stringify(health, null, 2)}\n`;
}

/** Reads the variable that Netlify, GitHub, or Cloudflare Pages sets. */
function findCommit(): string {
  const { COMMIT_REF, GITHUB_SHA, CF_PAGES_COMMIT_SHA } = environment();
  const given = COMMIT_REF || GITHUB_SHA || CF_PAGES_COMMIT_SHA;
  if (given) return given;
  try {
    const stdio: StdioOptions = ["ignore", "pipe", "ignore"];
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio }).trim();
  } catch {
    return "unknown";
  }
}

/** Returns an Atom feed (RFC 4287). All dates come from the content, so that builds are reproducible. */
export function atomFeed({ siteUrl: url, name, feed: title, reports, timeZone }: SiteFacts): string {
  const [lastUpdate] = reports
    .map((report) => report.updated)
    .sort()
    .reverse();
  const feed = new Feed({
    id: `${url}${feedPath}`,
    title,
    link: `${url}/research`,
    feedLinks: { atom: `${url}${feedPath}` },
    author: { name },
    generator: "Gatsby",
    copyright: "",
    updated: lastUpdate === undefined ? new Date(0) : startOfDay(lastUpdate, timeZone),
  });
  for (const report of reports) {
    feed.addItem({
      id: `${url}${report.path}`,
      link: `${url}${report.path}`,
      title: asHtml(report.title),
      description: asHtml(report.summary),
      date: startOfDay(report.updated, timeZone),
      published: startOfDay(report.date, timeZone),
      author: [{ name: report.team }],
    });
  }
  return feed.atom1().replace(notInXml, "");
}

/** Matches characters that XML 1.0 forbids. Even one of them makes feed readers reject the whole feed. */
const notInXml = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes plain text for a field that feed readers parse as HTML. */
const asHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
