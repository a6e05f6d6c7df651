import { resolve } from "node:path";
import { type Actions, type CreatePagesArgs, type ParentSpanPluginArgs } from "gatsby";
import { completedPages, completedPath, reportsPerPage } from "../../addresses";
import { isReserved } from "../check/link-rules";
import { type UnfinishedDraft } from "../check/unfinished-drafts";
import { isSingleton } from "../model/kind";
import { kinds } from "../model/kinds";
import { report } from "../model/kinds/report";

type Gatsby = Pick<CreatePagesArgs, "getNodesByType"> & {
  readonly actions: Pick<CreatePagesArgs["actions"], "createPage">;
};

const pagesOfList = (getNodesByType: Gatsby["getNodesByType"]): number =>
  completedPages(getNodesByType(report.type).length);

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

type RemovesPages = Pick<ParentSpanPluginArgs, "getNodesByType"> & {
  readonly actions: Pick<Actions, "deletePage">;
};

/**
 * Creates the pages of all kinds of content that have a template, and the 404 page. Also creates placeholder
 * pages for unfinished drafts that can't be shown, and page 2 and up of the report list.
 */
export function createContentPages(
  { actions, getNodesByType }: Gatsby,
  unfinished: readonly UnfinishedDraft[],
): void {
  // Start with the pages in src/pages. Gatsby creates them only once, so a replaced page wouldn't come back.
  const taken = new Set<string>();
  for (const kind of kinds) {
    const path =
      isSingleton(kind) && kind.template === undefined ? kind.route?.("", {}) : undefined;
    if (path !== undefined) taken.add(path);
  }
  const createPage = (path: string, component: string, context: object) => {
    if (taken.has(path) || isReserved(path)) return;
    taken.add(path);
    actions.createPage({ path, component: template(component), context });
  };
  for (const kind of kinds) {
    if (kind.template === undefined) continue;
    for (const node of getNodesByType(kind.type)) {
      const path = String(node["path"]);
      const problems = unfinished.find((draft) => draft.path === path)?.problems;
      const chrome = kind.hasChrome && { chrome: kind.hasChrome(node) };
      createPage(path, kind.template, { id: node.id, ...chrome, ...(problems && { problems }) });
    }
  }
  for (const { path, ...context } of unfinished) createPage(path, "unfinished-draft", context);
  // Page 1 of the list is a tab of the research page. Page 2 is always created, because Gatsby warns about a
  // template without pages.
  for (let page = 2; page <= Math.max(2, pagesOfList(getNodesByType)); page += 1) {
    const context = { page, skip: (page - 1) * reportsPerPage, limit: reportsPerPage };
    actions.createPage({
      path: completedPath(page),
      component: template("completed-reports"),
      context,
    });
  }
  actions.createPage({ path: "/404/", component: template("not-found") });
}

/** Removes page 2 of the report list if it has no reports. Call this after Gatsby has read the template's query. */
export function removeEmptyPage({ actions, getNodesByType }: RemovesPages): void {
  if (pagesOfList(getNodesByType) > 1) return;
  actions.deletePage({ path: completedPath(2), component: template("completed-reports") });
}
