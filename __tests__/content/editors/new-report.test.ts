import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Node } from "gatsby";
import { JSDOM } from "jsdom";
import { createContentNode } from "../../../src/content/nodes/create-content-node";
import { readContent } from "../../../src/content/files/read-content";
import { publishReportData } from "../../../src/build/files/publish-report-data";
import { copyContent, newReport, problemsAfter, replace } from "../copy-of-content";

const folder = "reports/new-report";
const ours = "our Report reports/new-report/index.mdx";

const copy = copyContent(newReport("new-report"));
const { files } = readContent(copy.content);
afterAll(() => copy.remove());

/** Gatsby as far as the making of nodes needs it: nodes by id, and the folder they come from. */
function gatsby() {
  const nodes = new Map<string, Node>();
  const created: string[] = [];
  const add = (id: string, type: string, fields: Record<string, unknown>, contentDigest = id) => {
    const internal = { type, contentDigest, owner: "test" };
    const node: Node = { id, parent: null, children: [], ...fields, internal };
    nodes.set(id, node);
    return node;
  };
  const file = (path: string) =>
    add(`File ${path}`, "File", { relativePath: path, absolutePath: join(copy.content, path) });
  const tell = (node: Node) =>
    createContentNode({
      node,
      getNode: (id: string) => nodes.get(id),
      getNodesByType: (type: string) =>
        [...nodes.values()].filter(({ internal }) => internal.type === type),
      createNodeId: (name) => `our ${name}`,
      createContentDigest: (value) => JSON.stringify(value),
      actions: {
        createNode: async ({ id, internal, ...fields }) => {
          created.push(id);
          add(id, internal.type, fields, internal.contentDigest);
        },
        createParentChildLink: () => undefined,
      },
    });
  const { path, data, body } = files.find((each) => dirname(each.path) === folder)!;
  const text = add("Mdx", "Mdx", { parent: file(path).id, frontmatter: data, body: body?.text });
  return { created, file, text, tell, report: () => nodes.get(ours) };
}

test("a folder copied from _template passes the check with words of its own, and the template itself is not published", () => {
  expect(problemsAfter(newReport("new-report"))).toEqual([]);
  expect(files.map(({ slug }) => slug)).not.toContain("_template");
});

test("it becomes a page with a chart, its table and its file", async () => {
  const { text, tell, report } = gatsby();
  await tell(text);
  expect(report()).toMatchObject({ slug: "new-report", path: "/research/new-report" });
  const { document } = new JSDOM(String(report()?.["html"])).window;
  const chart = document.querySelector("figure");
  expect(chart?.querySelector("figcaption")?.textContent).toContain("What the chart shows");
  expect(chart?.querySelector("svg")).not.toBeNull();
  const rows = [...document.querySelectorAll("details tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(","),
  );
  const csv = readFileSync(join(copy.content, folder, "figures.csv"), "utf8");
  expect(rows).toEqual(csv.trim().split("\n"));
  const link = document.querySelector("figure a");
  expect(link?.getAttribute("href")).toBe("/research/new-report/figures.csv");
});

test("its file is where the page offers it; the template has none, and what is gone has none left", () => {
  const site = join(copy.project, "public");
  const figures = join(copy.content, folder, "figures.csv");
  mkdirSync(join(site, "research/gone"), { recursive: true });
  cpSync(figures, join(site, "research/gone/old.csv"));
  publishReportData({ content: copy.content, site });
  const published = readFileSync(join(site, "research/new-report/figures.csv"));
  expect(published).toEqual(readFileSync(figures));
  expect(existsSync(join(site, "research/_template"))).toBe(false);
  expect(existsSync(join(site, "research/gone/old.csv"))).toBe(false);
});

test("it is made anew when its CSV file alone changed, and not when that of another report did", async () => {
  const { created, file, text, tell, report } = gatsby();
  await tell(text);
  const csv = file(`${folder}/figures.csv`);
  await tell(csv);
  await tell(file("reports/sem-trends-report/devices.csv"));
  expect(created).toEqual([ours]);
  replace(`${folder}/figures.csv`, "60", "55")(copy.content);
  await tell(csv);
  expect(created).toEqual([ours, ours]);
  expect(String(report()?.["html"])).toContain("55%");
});
