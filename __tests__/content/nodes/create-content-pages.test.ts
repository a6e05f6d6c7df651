import { reportsPerPage } from "../../../src/addresses";
import { readFileSync } from "node:fs";
import { createContentPages } from "../../../src/content/nodes/create-content-pages";

/** The addresses and contexts of the pages that are created for a number of reports. */
function pagesFor(reports: number) {
  const pages: { path: string; context?: unknown }[] = [];
  const nodes = Array.from({ length: reports }, (_, index) => ({
    id: `id-${index}`,
    path: `/research/report-${index}`,
    chrome: index > 0,
    parent: null,
    children: [],
    internal: { type: "Report", contentDigest: "", owner: "test" },
  }));
  createContentPages({
    getNodesByType: (type) => (type === "Report" ? nodes : []),
    actions: { createPage: ({ path, context }) => void pages.push({ path, context }) },
  });
  return pages;
}

const listPages = (reports: number) =>
  pagesFor(reports).filter(({ path }) => path.startsWith("/research/completed/"));

test("the page of a report is told which one it shows, and whether it has header and footer", () => {
  const contexts = pagesFor(2)
    .slice(0, 2)
    .map(({ context }) => context);
  expect(contexts).toEqual([
    { id: "id-0", chrome: false },
    { id: "id-1", chrome: true },
  ]);
});

test("60 reports have a page each, and four further pages of their list", () => {
  const pages = pagesFor(60);
  expect(pages.filter(({ path }) => path.startsWith("/research/report-"))).toHaveLength(60);
  expect(listPages(60)).toEqual([
    { path: "/research/completed/2", context: { page: 2, skip: 12, limit: 12 } },
    { path: "/research/completed/3", context: { page: 3, skip: 24, limit: 12 } },
    { path: "/research/completed/4", context: { page: 4, skip: 36, limit: 12 } },
    { path: "/research/completed/5", context: { page: 5, skip: 48, limit: 12 } },
  ]);
});

test.each([
  [0, 0],
  [7, 0],
  [12, 0],
  [13, 1],
  [24, 1],
  [25, 2],
])("%d reports have %d further pages of their list", (reports, further) => {
  expect(listPages(reports)).toHaveLength(further);
});

const reportQuery = (file: string) => /allReport\(.*\)/.exec(readFileSync(file, "utf8"))?.[0];
/** A date alone would leave the order of reports of one day to chance, and to each page its own. */
const order = "allReport(sort: [{ date: DESC }, { slug: ASC }]";

test("the research page asks for as many reports as a page has", () => {
  const query = reportQuery("src/pages/research/index.tsx");
  expect(query).toBe(`${order}, limit: ${reportsPerPage})`);
});

test("the further pages and the feed list reports in the same order", () => {
  const query = reportQuery("src/templates/completed-reports.tsx");
  expect(query).toBe(`${order}, skip: $skip, limit: $limit)`);
  expect(reportQuery("src/build/site/site-facts.ts")).toBe(`${order}, limit: 50)`);
});
