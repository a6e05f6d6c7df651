import { type Page } from "gatsby";
import { type UnfinishedDraft } from "../../../src/content/check/unfinished-drafts";
import { createContentPages } from "../../../src/content/nodes/create-content-pages";

function pagesFor(reports: number) {
  const paths = Array.from({ length: reports }, (_, index) => `/research/report-${index}`);
  return pagesOf(paths.map((path, index) => reportAt(path, index)));
}

const reportAt = (path: string, index = 1) => ({
  id: `id-${index}`,
  path,
  chrome: index > 0,
  parent: null,
  children: [],
  internal: { type: "Report", contentDigest: "", owner: "test" },
});

function pagesOf(reports: ReturnType<typeof reportAt>[], drafts: UnfinishedDraft[] = []) {
  const pages: { path: string; context?: unknown }[] = [];
  const getNodesByType = (type: string) => (type === "Report" ? reports : []);
  const actions = {
    createPage: ({ path, context }: Page<unknown>) => void pages.push({ path, context }),
  };
  createContentPages({ getNode: () => undefined, getNodesByType, actions }, drafts);
  return pages;
}

test("each report gets a page, and 30 reports need three list pages", () => {
  const pages = pagesFor(30);
  expect(pages.slice(0, 2)).toEqual([
    { path: "/research/report-0", context: { id: "id-0", hasHeaderAndFooter: false } },
    { path: "/research/report-1", context: { id: "id-1", hasHeaderAndFooter: true } },
  ]);
  expect(pages.slice(30)).toEqual([
    { path: "/research", context: { skip: 0, limit: 12 } },
    { path: "/research/completed/2", context: { skip: 12, limit: 12 } },
    { path: "/research/completed/3", context: { skip: 24, limit: 12 } },
    { path: "/404/", context: undefined },
  ]);
});

test("the list gets one more page for every twelve reports", () => {
  // Don't count the reports' own pages, the research page, or the 404 page.
  const further = (reports: number) => pagesFor(reports).length - reports - 2;
  expect([0, 12, 13, 24, 25].map(further)).toEqual([0, 0, 1, 1, 2]);
});

test("no page is created at an address that a page in src/pages, another item or a file uses", () => {
  const taken = ["/contact", "/", "/research", "/admin", "/index", "/research/one"];
  const pages = pagesOf(["/research/one", ...taken].map((path) => reportAt(path)));
  expect(pages.map(({ path }) => path)).toEqual(["/research/one", "/research", "/404/"]);
});

test("an unfinished draft's page shows its problems, and also its title if no template can show it", () => {
  const drafts = ["/research/one", "/research/two", "/contact"].map((path) => ({
    path,
    title: `Title of ${path}`,
    problems: ["line 1: is missing"],
  }));
  expect(pagesOf([reportAt("/research/one")], drafts).slice(0, -2)).toEqual([
    {
      path: "/research/one",
      context: { id: "id-1", hasHeaderAndFooter: true, problems: ["line 1: is missing"] },
    },
    { path: "/research/two", context: { title: "Title of /research/two", problems: ["line 1: is missing"] } },
  ]);
});

test("only a page of a report with a later date gets that date, for its notice", () => {
  const reports = ["2999-01-31", "2025-01-31"].map((date, index) => ({
    ...reportAt(`/research/report-${index}`, 1),
    date,
  }));
  const layout = { id: "id-1", hasHeaderAndFooter: true };
  expect(
    pagesOf(reports)
      .map(({ context }) => context)
      .slice(0, 2),
  ).toEqual([{ ...layout, publishedFrom: "2999-01-31" }, layout]);
});
