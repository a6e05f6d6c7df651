import { SitemapStream, streamToPromise } from "sitemap";
import { addressOf } from "../../addresses";
import { icons } from "../../seo/site-images";
import { palette } from "../../styles/color-schemes";
import { type PublishedPage } from "../site/published-pages";
import { type SiteFacts } from "../site/site-facts";

/** Dates come only from content, because search engines distrust dates that change with every build. */
export async function sitemap({ siteUrl }: SiteFacts, pages: readonly PublishedPage[]) {
  const stream = new SitemapStream({ hostname: siteUrl, lastmodDateOnly: true });
  for (const { route, changed } of pages) {
    stream.write({ url: route, ...(changed !== undefined && { lastmod: changed }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** Previews allow crawlers, which must read a page to find its `noindex` tag (RFC 9309, Google's guide). */
export function robots({ siteUrl, preview }: SiteFacts): string {
  const everything = "User-agent: *\nAllow: /\n";
  if (preview) return `# This is a preview. Every page has a noindex meta tag.\n${everything}`;
  return `${everything}\nSitemap: ${addressOf(siteUrl, "/sitemap.xml")}\n`;
}

export function webManifest({ name, description }: SiteFacts) {
  const { small, large, maskable } = icons;
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: "en",
    id: "/",
    start_url: "/",
    display: "browser",
    background_color: palette["--paper"].light,
    theme_color: palette["--paper"].light,
    icons: [small, large, maskable].map((icon) => ({
      src: icon.path,
      sizes: `${icon.width}x${icon.width}`,
      type: "image/png",
      purpose: icon.maskable ? "maskable" : "any",
    })),
  });
}

/** Expires after 360 days, because RFC 9116 recommends a lifetime of less than a year. */
export function securityText({ siteUrl, email, buildDate }: SiteFacts): string {
  const expires = new Date(buildDate);
  expires.setUTCDate(expires.getUTCDate() + 360);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${addressOf(siteUrl, "/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
