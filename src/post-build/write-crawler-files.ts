import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BuildArgs } from "gatsby";
import { robots, securityText, sitemap, webManifest } from "./crawler-files";
import { type PublishedPage } from "./published-pages";
import { siteSettings } from "./site-settings";

/** Writes the files that crawlers, browsers and finders of weaknesses ask for. */
export async function writeCrawlerFiles(
  { graphql }: Pick<BuildArgs, "graphql">,
  folder: string,
  pages: readonly PublishedPage[],
): Promise<void> {
  const settings = await siteSettings(graphql);
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
