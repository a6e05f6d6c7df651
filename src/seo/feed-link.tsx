import { graphql } from "gatsby";

export const fragment = graphql`
  fragment FeedLink on ResearchPage {
    feed
  }
`;

/** Where the feed of reports is found, for the head of research pages. */
export const FeedLink = ({ title }: { title: string | undefined }) => (
  <link rel="alternate" type="application/atom+xml" title={title} href="/research/feed.xml" />
);
