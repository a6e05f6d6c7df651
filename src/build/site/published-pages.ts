import { completedHeading, completedPages, completedPath } from "../../addresses";
import { type BuildArgs } from "gatsby";

/** A page that search engines may list. */
export interface PublishedPage {
  readonly route: string;
  /** Its title, without the agency's name. */
  readonly title: string;
  /** What it belongs to, such as the category of a report. */
  readonly label?: string;
  /** How much a report studied, and over which time. */
  readonly facts?: readonly string[];
  /** Day of its last true change, YYYY-MM-DD, where content says it. */
  readonly changed?: string;
}

interface Titled {
  readonly seo: { readonly title: string };
}
interface Routed extends Titled {
  readonly path: string;
}
interface Nodes<Item> {
  readonly nodes: readonly Item[];
}
interface Pages {
  readonly allSitePage: Nodes<{ readonly path: string }>;
  readonly homePage: Titled;
  readonly servicesPage: Titled;
  readonly reviewsPage: Titled;
  readonly researchPage: Titled & {
    readonly completed: { readonly pages: { readonly page: string } };
  };
  readonly suggestTopicPage: Titled;
  readonly contactPage: Titled;
  readonly allAboutPage: Nodes<Routed>;
  readonly allService: Nodes<Routed & { readonly name: string }>;
  readonly allLegalPage: Nodes<Routed & { readonly revised: string }>;
  readonly allReport: Nodes<
    Routed & Readonly<Record<"category" | "sample" | "period" | "date", string>>
  >;
}

const query = `
  query PublishedPages {
    allSitePage { nodes { path } }
    homePage { seo { title } }
    servicesPage { seo { title } }
    reviewsPage { seo { title } }
    researchPage { seo { title } completed { pages { page } } }
    suggestTopicPage { seo { title } }
    contactPage { seo { title } }
    allAboutPage { nodes { path seo { title } } }
    allService { nodes { path name seo { title } } }
    allLegalPage { nodes { path revised seo { title } } }
    allReport { nodes { path category sample period date seo { title } } }
  }
`;

/**
 * Every page of the site that has an address, in the order of addresses.
 *
 * @throws Error when the query fails, or when Gatsby made a page that is not among them.
 */
export async function publishedPages(
  graphql: BuildArgs["graphql"],
): Promise<readonly PublishedPage[]> {
  // The one place where Gatsby's answer has no type; the query above and `Pages` stand side by side.
  const { data, errors }: { data?: Pages; errors?: unknown } = await graphql(query);
  if (data === undefined) throw new Error(`No list of pages: ${String(errors)}`);
  const pages = pagesOf(data).sort((a, b) => (a.route < b.route ? -1 : 1));
  const listed = new Set(pages.map(({ route }) => route));
  const unlisted = data.allSitePage.nodes
    .map(({ path }) => path)
    .filter((path) => !/^\/404\b|^\/dev-404-page/.test(path) && !listed.has(path));
  if (unlisted.length > 0) {
    throw new Error(`Pages that src/build/site/published-pages.ts lacks: ${unlisted.join(", ")}`);
  }
  return pages;
}

function pagesOf(data: Pages): PublishedPage[] {
  const fixed: readonly (readonly [string, Titled])[] = [
    ["/", data.homePage],
    ["/services", data.servicesPage],
    ["/reviews", data.reviewsPage],
    ["/research", data.researchPage],
    ["/research/suggest-topic", data.suggestTopicPage],
    ["/contact", data.contactPage],
  ];
  const page = ({ path, seo }: Routed): PublishedPage => ({ route: path, title: seo.title });
  return [
    ...fixed.map(([path, { seo }]) => page({ path, seo })),
    ...furtherPages(data),
    ...data.allAboutPage.nodes.map(page),
    ...data.allService.nodes.map((service) => ({ ...page(service), label: service.name })),
    ...data.allLegalPage.nodes.map((legal) => ({ ...page(legal), changed: legal.revised })),
    ...data.allReport.nodes.map((report) => ({
      ...page(report),
      label: report.category,
      facts: [report.sample, report.period],
      changed: report.date,
    })),
  ];
}

/** The list of completed reports from its second page on; the first is a tab of the research page. */
function furtherPages({ researchPage, allReport }: Pages): PublishedPage[] {
  const total = allReport.nodes.length;
  const words = researchPage.completed.pages.page;
  return Array.from({ length: completedPages(total) }, (_, index) => index + 1)
    .slice(1)
    .map((page) => ({ route: completedPath(page), title: completedHeading(words, page, total) }));
}
