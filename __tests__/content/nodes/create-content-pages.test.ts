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

test("60 reports have a page each, with or without header and footer, and four further pages of their list", () => {
  const pages = pagesFor(60);
  expect(pages.slice(0, 2)).toEqual([
    { path: "/research/report-0", context: { id: "id-0", chrome: false } },
    { path: "/research/report-1", context: { id: "id-1", chrome: true } },
  ]);
  expect(pages.slice(60)).toEqual([
    { path: "/research/completed/2", context: { page: 2, skip: 12, limit: 12 } },
    { path: "/research/completed/3", context: { page: 3, skip: 24, limit: 12 } },
    { path: "/research/completed/4", context: { page: 4, skip: 36, limit: 12 } },
    { path: "/research/completed/5", context: { page: 5, skip: 48, limit: 12 } },
    { path: "/404/", context: undefined },
  ]);
});

test("each further twelve reports have a further page", () => {
  // Besides the pages of reports there is the 404 page.
  const further = (reports: number) => pagesFor(reports).length - reports - 1;
  expect([0, 12, 13, 24, 25].map(further)).toEqual([0, 0, 1, 1, 2]);
});

// A date alone would leave the order of reports of one day to chance, and to each page its own.
test.each([
  ["src/pages/research/index.tsx", "limit: 12"],
  ["src/templates/completed-reports.tsx", "skip: $skip, limit: $limit"],
])("%s lists reports in the order of all lists, and %s", (file, rest) => {
  const [query] = /allReport\(.*\)/.exec(readFileSync(file, "utf8")) ?? [];
  expect(query).toBe(`allReport(sort: [{ date: DESC }, { slug: ASC }], ${rest})`);
});
