import { resolve } from "node:path";
import { type CreatePagesArgs } from "gatsby";
import { completedPages, completedPath, reportsPerPage } from "../../addresses";
import { isReserved } from "../check/link-rules";
import { type UnfinishedDraft } from "../check/unfinished-drafts";
import { isDraft, isScheduled, readToday } from "../files/read-content";
import { readPageRoutes } from "../files/read-page-routes";
import { hasBody } from "../model/kind";
import { kinds } from "../model/kinds";
import { report } from "../model/kinds/report";

type PageCreation = Pick<CreatePagesArgs, "getNode" | "getNodesByType"> & {
  readonly actions: Pick<CreatePagesArgs["actions"], "createPage">;
};

const researchPath = "/research";
const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

/** Creates all pages except those in `src/pages`. An unfinished draft gets a page that lists its problems. */
export function createContentPages(
  { actions, getNode, getNodesByType }: PageCreation,
  unfinished: readonly UnfinishedDraft[],
): void {
  // Reserve the addresses of the pages in src/pages. If a content item replaced such a page, the page would
  // stay missing after the item was deleted, because Gatsby creates pages from src/pages only once.
  const taken = new Set([...readPageRoutes(), researchPath]);
  const createPage = (path: string, component: string, context: object) => {
    if (taken.has(path) || isReserved(path)) return;
    taken.add(path);
    actions.createPage({ path, component, context });
  };
  const today = readToday();
  for (const kind of kinds) {
    if (kind.template === undefined) continue;
    for (const node of getNodesByType(kind.type)) {
      const path = String(node["path"]);
      const problems = unfinished.find((draft) => draft.path === path)?.problems;
      const layout = kind.hasHeaderAndFooter && { hasHeaderAndFooter: kind.hasHeaderAndFooter(node) };
      const scheduled = !isDraft(node) && isScheduled(kind, node, today) && { publishedFrom: node["date"] };
      const body = getNode(getNode(node.parent ?? "")?.parent ?? "")?.["absolutePath"];
      // gatsby-plugin-mdx compiles this file, and passes its body to the template as `children`.
      const bodyFile = hasBody(kind) ? `?__contentFilePath=${String(body)}` : "";
      createPage(path, `${template(kind.template)}${bodyFile}`, {
        id: node.id,
        ...layout,
        ...(problems && { problems }),
        ...scheduled,
      });
    }
  }
  for (const { path, ...context } of unfinished) createPage(path, template("unfinished-draft"), context);
  const listPages = Math.max(1, completedPages(getNodesByType(report.type).length));
  for (let page = 1; page <= listPages; page += 1) {
    const path = page === 1 ? researchPath : completedPath(page);
    const context = { skip: (page - 1) * reportsPerPage, limit: reportsPerPage };
    actions.createPage({ path, component: template("research"), context });
  }
  actions.createPage({ path: "/404/", component: template("not-found") });
}
