import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type CreatePagesArgs } from "gatsby";
import { atomFeed, feedLength, feedPath, type FeedReport } from "./atom-feed";

interface FeedData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly organisation: { readonly name: string };
  readonly researchPage: { readonly feed: string };
  readonly allReport: { readonly nodes: readonly FeedReport[] };
}

/**
 * Writes the feed of the newest reports below the folder of the built site.
 *
 * @throws Error when the query for the reports fails.
 */
export async function writeFeed(site: string, graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { data, errors } = await graphql<FeedData>(
    `
      query ReportFeed($limit: Int!) {
        site {
          siteMetadata {
            siteUrl
          }
        }
        organisation {
          name
        }
        researchPage {
          feed
        }
        allReport(sort: [{ date: DESC }, { slug: ASC }], limit: $limit) {
          nodes {
            title
            summary
            path
            date
            team
          }
        }
      }
    `,
    { limit: feedLength },
  );
  if (data === undefined) throw new Error(`No reports for the feed: ${String(errors)}`);
  const { site: built, organisation, researchPage, allReport } = data;
  const about = {
    title: researchPage.feed,
    publisher: organisation.name,
    url: built.siteMetadata.siteUrl,
  };
  const file = join(site, feedPath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, atomFeed(about, allReport.nodes));
}
