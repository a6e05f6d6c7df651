import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Node } from "gatsby";
import { JSDOM } from "jsdom";
import { checkContent } from "../../../src/content/check/check-content";
import { type ContentFile } from "../../../src/content/files/content-file";
import { createContentNode } from "../../../src/content/nodes/create-content-node";
import { problemLine } from "../../../src/content/model/problem";
import { readContent } from "../../../src/content/files/read-content";
import { publishReportData } from "../../../src/build/files/publish-report-data";
import { all, copyContent, type Edit, replace } from "../copy-of-content";

const folder = "reports/new-report";

/** What an editor does: copies the folder `_template` and gives it a name. */
const newReport: Edit = (content) =>
  cpSync(join(content, "reports/_template"), join(content, folder), { recursive: true });

/** Gatsby as far as the making of nodes needs it: nodes by id, and the folder they come from. */
function gatsbyWith(content: string) {
  const nodes = new Map<string, Node>();
  const add = (
    id: string,
    type: string,
    fields: Record<string, unknown>,
    contentDigest = id,
  ): Node => {
    const internal = { type, contentDigest, owner: "test" };
    const node: Node = { id, parent: null, children: [], ...fields, internal };
    nodes.set(id, node);
    return node;
  };
  const file = (path: string) =>
    add(`File ${path}`, "File", { relativePath: path, absolutePath: join(content, path) });
  const created: string[] = [];
  const tell = (node: Node) => {
    return createContentNode({
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
  };
  const text = ({ path, data, body }: ContentFile) =>
    add(`Mdx ${path}`, "Mdx", { parent: file(path).id, frontmatter: data, body: body?.text });
  return { nodes, created, file, text, tell };
}

const reportIn = (content: string) =>
  readContent(content).files.find(({ path }) => dirname(path) === folder)!;

const ours = "our Report reports/new-report/index.mdx";

describe("a folder copied from _template", () => {
  const copy = copyContent(newReport);
  afterAll(() => copy.remove());

  test("passes the check, and the template itself is not published", () => {
    expect(checkContent(copy).map(problemLine)).toEqual([]);
    expect(readContent(copy.content).files.map(({ slug }) => slug)).not.toContain("_template");
  });

  test("becomes a page with a chart, its table and its file", async () => {
    const { nodes, text, tell } = gatsbyWith(copy.content);
    await tell(text(reportIn(copy.content)));
    const report = nodes.get(ours);
    expect(report).toMatchObject({ slug: "new-report", path: "/research/new-report" });
    const { document } = new JSDOM(String(report?.["html"])).window;
    expect(document.querySelector("svg")?.getAttribute("aria-label")).toBe(
      "What the chart shows (% of what was counted)",
    );
    const rows = [...document.querySelectorAll("details tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(","),
    );
    const csv = readFileSync(join(copy.content, folder, "figures.csv"), "utf8");
    expect(rows).toEqual(csv.trim().split("\n"));
    const link = document.querySelector("figure a");
    expect(link?.getAttribute("href")).toBe("/research/new-report/figures.csv");
  });

  test("has its file where the page offers it, and the template has none there", () => {
    const site = join(copy.project, "public");
    mkdirSync(join(site, "research/gone"), { recursive: true });
    cpSync(join(copy.content, folder, "figures.csv"), join(site, "research/gone/old.csv"));
    publishReportData({ content: copy.content, site });
    const written = readFileSync(join(site, "research/new-report/figures.csv"), "utf8");
    expect(written).toBe(readFileSync(resolve("content/reports/_template/figures.csv"), "utf8"));
    expect(existsSync(join(site, "research/_template"))).toBe(false);
    expect(existsSync(join(site, "research/gone/old.csv"))).toBe(false);
  });
});

describe("a report is made anew", () => {
  const edits = all(
    newReport,
    replace(`${folder}/figures.csv`, "60", "55"),
    replace(`${folder}/figures.csv`, "40", "45"),
  );

  test("when only its CSV file changed", async () => {
    const copy = copyContent(newReport);
    const { nodes, created, text, file, tell } = gatsbyWith(copy.content);
    await tell(text(reportIn(copy.content)));
    const csv = file(`${folder}/figures.csv`);
    await tell(csv);
    expect(created).toEqual([ours]);
    replace(`${folder}/figures.csv`, "60", "55")(copy.content);
    await tell(csv);
    expect(created).toEqual([ours, ours]);
    expect(String(nodes.get(ours)?.["html"])).toContain("55%");
    copy.remove();
  });

  test("not when the CSV file of another report changed", async () => {
    const copy = copyContent(edits);
    const { created, text, file, tell } = gatsbyWith(copy.content);
    text(reportIn(copy.content));
    await tell(file("reports/sem-trends-report/devices.csv"));
    expect(created).toEqual([]);
    copy.remove();
  });
});
