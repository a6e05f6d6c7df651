import { type BuildArgs } from "gatsby";

interface Answer {
  readonly site: {
    readonly siteMetadata: {
      readonly siteUrl: string;
      readonly preview: boolean;
      /** Day of the build, YYYY-MM-DD. */
      readonly buildDate: string;
    };
  };
  readonly organisation: Pick<Queries.Organisation, "name" | "description" | "email">;
  readonly researchPage: Pick<Queries.ResearchPage, "feed">;
  /** The newest: readers of the feed know the older ones. */
  readonly allReport: {
    readonly nodes: readonly Pick<Queries.Report, "title" | "summary" | "path" | "date" | "team">[];
  };
}

const query = `
  query SiteFacts {
    site { siteMetadata { siteUrl preview buildDate } }
    organisation { name description email }
    researchPage { feed }
    allReport(sort: [{ date: DESC }, { slug: ASC }], limit: 50) {
      nodes { title summary path date team }
    }
  }
`;

/**
 * What the files beside the pages say of the site, its publisher and its newest reports.
 *
 * @throws Error when the query fails.
 */
export async function siteFacts(graphql: BuildArgs["graphql"]) {
  const { data, errors }: { data?: Answer; errors?: unknown } = await graphql(query);
  if (data === undefined) throw new Error(`No facts of the site: ${String(errors)}`);
  const { site, organisation, researchPage, allReport } = data;
  return { ...site.siteMetadata, ...organisation, ...researchPage, reports: allReport.nodes };
}

export type SiteFacts = Awaited<ReturnType<typeof siteFacts>>;
