import { resolve } from "node:path";
import { type CreatePagesArgs } from "gatsby";
import { completedPages, completedPath, reportsPerPage } from "../../addresses";
import { kinds } from "../model/kinds";
import { report } from "../model/kinds/report";

type Gatsby = Pick<CreatePagesArgs, "getNodesByType"> & {
  readonly actions: Pick<CreatePagesArgs["actions"], "createPage">;
};

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

/**
 * Creates the pages of all kinds that have a template, the further pages of the list of reports, and
 * the 404 page.
 */
export function createContentPages({ actions, getNodesByType }: Gatsby): void {
  for (const kind of kinds) {
    if (kind.template === undefined) continue;
    for (const node of getNodesByType(kind.type)) {
      actions.createPage({
        path: String(node["path"]),
        component: template(kind.template),
        context: { id: node.id, ...(kind.hasChrome && { chrome: kind.hasChrome(node) }) },
      });
    }
  }
  // The first page of the list is the tab of the research page.
  for (let page = 2; page <= completedPages(getNodesByType(report.type).length); page += 1) {
    actions.createPage({
      path: completedPath(page),
      component: template("completed-reports"),
      context: { page, skip: (page - 1) * reportsPerPage, limit: reportsPerPage },
    });
  }
  actions.createPage({ path: "/404/", component: template("not-found") });
}
