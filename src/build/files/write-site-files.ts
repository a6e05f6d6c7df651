import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stderr } from "node:process";
import { feedPath } from "../../addresses";
import { environment } from "../../environment";
import { isReserved } from "../../seo/site-url";
import { writeIfChanged } from "../site/published-files";
import { type PublishedPage } from "../site/published-pages";
import { type SiteFacts } from "../site/site-facts";
import { atomFeed } from "./atom-feed";
import { robots, securityText, sitemap, webManifest } from "./crawler-files";

/** Writes the files for feed readers, crawlers, browsers, uptime monitors and security researchers. */
export async function writeSiteFiles(
  folder: string,
  facts: SiteFacts,
  pages: readonly PublishedPage[],
): Promise<void> {
  if (isReserved(facts.siteUrl)) {
    // Writes to stderr, because Gatsby sends console output to its reporter, which would wrap the line.
    stderr.write(
      `Built for ${facts.siteUrl}, an address that no visitor can reach: set website in content/site/organization.yaml, or SITE_URL.\n`,
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
    writeIfChanged(join(folder, path), Buffer.from(text));
  }
}

/**
 * Returns `/healthz.json` for uptime monitors, with the site's version, its commit and every address that must
 * respond.
 */
function healthFile(pages: readonly PublishedPage[]): string {
  const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  const health = { version, commit: commit(), routes: pages.map(({ route }) => route) };
  return `${JSON.stringify(health, null, 2)}\n`;
}

/**
 * Returns the hash of the commit being built, or "unknown". Netlify, GitHub and Cloudflare Pages each set an
 * environment variable for it.
 */
function commit(): string {
  const { COMMIT_REF, GITHUB_SHA, CF_PAGES_COMMIT_SHA } = environment();
  const given = COMMIT_REF || GITHUB_SHA || CF_PAGES_COMMIT_SHA;
  if (given) return given;
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
}
