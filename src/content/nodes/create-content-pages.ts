import { completedPages, completedPath, reportsPerPage } from "../../addresses";
import { resolve } from "node:path";
import { type CreatePagesArgs } from "gatsby";

interface Routed {
  readonly id: string;
  readonly path: string;
}

interface RoutedReport extends Routed {
  /** Whether the page has header and footer. */
  readonly chrome: boolean;
}

/** What the creation of pages needs of Gatsby's actions. */
interface PageMaking {
  readonly actions: Pick<CreatePagesArgs["actions"], "createPage">;
}

interface RoutedContent {
  readonly allReport: { readonly nodes: readonly RoutedReport[] };
  readonly allService: { readonly nodes: readonly Routed[] };
}

/**
 * Creates the pages of reports and services, the further pages of the list of reports, and the 404
 * page.
 *
 * @throws Error when the query for their routes fails.
 */
export async function createContentPages({
  actions,
  graphql,
}: Pick<CreatePagesArgs, "graphql"> & PageMaking): Promise<void> {
  const { data, errors } = await graphql<RoutedContent>(`
    query ContentRoutes {
      allReport {
        nodes {
          id
          path
          chrome
        }
      }
      allService {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (data === undefined) throw new Error(`No routes of reports and services: ${String(errors)}`);

  const create = (template: string, pages: readonly Routed[]) => {
    const component = resolve(`src/templates/${template}.tsx`);
    for (const { path, ...context } of pages) actions.createPage({ path, component, context });
  };
  create("report", data.allReport.nodes);
  create("service", data.allService.nodes);
  createCompletedPages(data.allReport.nodes.length, actions);
  actions.createPage({ path: "/404/", component: resolve("src/templates/not-found.tsx") });
}

/** Pages of the list of completed reports; the first is the tab of the research page. */
function createCompletedPages(reports: number, actions: PageMaking["actions"]): void {
  const component = resolve("src/templates/completed-reports.tsx");
  for (let page = 2; page <= completedPages(reports); page += 1) {
    const context = { page, skip: (page - 1) * reportsPerPage, limit: reportsPerPage };
    actions.createPage({ path: completedPath(page), component, context });
  }
}
