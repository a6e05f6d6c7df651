import { graphql } from "gatsby";
import { type Graph, type Thing } from "schema-dts";
import { addressOf, feedPath, routeOf } from "../addresses";
import { type SiteIdentity, useSiteIdentity } from "./site-data";
import { shareImagePath, shareImageSize } from "./site-images";

export const fragment = graphql`
  fragment PageSeo on Seo {
    title
    description
  }
`;

interface SeoHeadProps {
  readonly seo: Queries.PageSeoFragment | undefined;
  /** Path of the page. A page without a path, such as the 404 page, gets `noindex` and no canonical URL. */
  readonly pathname?: string;
  /** Publication date, YYYY-MM-DD. Set it only for articles. */
  readonly published?: string;
  readonly describe?: (site: SiteIdentity) => readonly Thing[];
}

/** Search results cut longer titles off, so a long name is left out. */
const longestTitle = 70;

/** The tags follow the documentation of Google Search Central, ogp.me, and developer.x.com. */
export function SeoHead({ seo, pathname, published, describe }: SeoHeadProps) {
  const { site, preview } = useSiteIdentity();
  if (seo === undefined) return null;
  const withName = `${seo.title} | ${site.name}`;
  const title = withName.length > longestTitle ? seo.title : withName;
  const listed = pathname !== undefined && !preview;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      <meta name="robots" content={listed ? "max-image-preview:large" : "noindex"} />
      {pathname !== undefined && (
        <>
          <link rel="canonical" href={addressOf(site.siteUrl, routeOf(pathname))} />
          <meta property="og:url" content={addressOf(site.siteUrl, routeOf(pathname))} />
          <meta property="og:type" content={published === undefined ? "website" : "article"} />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:title" content={seo.title} />
          <meta property="og:description" content={seo.description} />
          <meta property="og:image" content={addressOf(site.siteUrl, shareImagePath(pathname))} />
          <meta property="og:image:width" content={String(shareImageSize.width)} />
          <meta property="og:image:height" content={String(shareImageSize.height)} />
          <meta property="og:image:alt" content={title} />
          {/* X takes the title, description, and image from the `og:` tags. */}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {published !== undefined && <meta property="article:published_time" content={published} />}
      {describe && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(describe(site)) }} />
      )}
    </>
  );
}

/** Escapes `<`, so that `</script>` in the data can't end the script element. */
export function jsonLdText(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

export const FeedLink = ({ title }: { title: string | undefined }) => (
  <link rel="alternate" type="application/atom+xml" title={title} href={feedPath} />
);
