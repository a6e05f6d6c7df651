import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BuildArgs } from "gatsby";
import { isReserved } from "../../seo/site-url";
import { robots, securityText, sitemap, webManifest } from "./crawler-files";
import { type PublishedPage } from "../site/published-pages";
import { siteSettings } from "../site/site-settings";

/** Writes the files that crawlers, browsers and finders of weaknesses ask for. */
export async function writeCrawlerFiles(
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  folder: string,
  pages: readonly PublishedPage[],
): Promise<void> {
  const settings = await siteSettings(graphql);
  if (isReserved(settings.siteUrl)) {
    reporter.warn(
      `This site is built for ${settings.siteUrl}, an address that nobody can have: set SITE_URL, or website in content/site/organisation.yaml.`,
    );
  }
  const files = {
    "sitemap.xml": await sitemap(settings, pages),
    "robots.txt": robots(settings),
    "manifest.webmanifest": webManifest(settings),
    ".well-known/security.txt": securityText(settings),
  };
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
