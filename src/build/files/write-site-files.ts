import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stderr } from "node:process";
import { feedPath } from "../../addresses";
import { isReserved } from "../../seo/site-url";
import { type PublishedPage } from "../site/published-pages";
import { type SiteFacts } from "../site/site-facts";
import { atomFeed } from "./atom-feed";
import { robots, securityText, sitemap, webManifest } from "./crawler-files";
import { healthFile } from "./health-file";

/** Writes what feed readers, crawlers, browsers, monitors and finders of weaknesses ask for. */
export async function writeSiteFiles(
  folder: string,
  facts: SiteFacts,
  pages: readonly PublishedPage[],
): Promise<void> {
  if (isReserved(facts.siteUrl)) {
    // Not by the console, which Gatsby leads to its reporter: that breaks lines.
    stderr.write(
      `Built for ${facts.siteUrl}, an address that no visitor can reach: set website in content/site/organisation.yaml, or SITE_URL.\n`,
    );
  }
  const files = {
    [feedPath]: atomFeed(facts),
    "sitemap.xml": await sitemap(facts, pages),
    "robots.txt": robots(facts),
    "manifest.webmanifest": webManifest(facts),
    ".well-known/security.txt": securityText(facts),
    "healthz.json": healthFile(pages),
  };
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
