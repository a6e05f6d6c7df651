import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseFrontmatter } from "gatsby-plugin-mdx/dist/frontmatter";
import { type Node, type NodeInput } from "gatsby";
import { onCreateNode } from "../../../plugins/file-content/gatsby-node.mjs";
import { createContentNode } from "../../../src/content/nodes/create-content-node";
import { mdxSource } from "../../../src/content/nodes/mdx-source";
import { example } from "../copy-of-content";
import { temporaryFolder } from "../../temporary-folder";

const { write } = temporaryFolder();

const nodeOf = (type: string, id: string, contentDigest: string, fields: object): Node => ({
  id,
  parent: null,
  children: [],
  internal: { type, contentDigest, owner: "test" },
  ...fields,
});

/**
 * Creates nodes for all versions of a text concurrently. Returns the frontmatter of gatsby-plugin-mdx's last
 * node, and all nodes that the site's own code created (`own`).
 */
async function nodesOf(relativePath: string, ...versions: readonly string[]) {
  const nodes = new Map<string, Node>();
  const own: NodeInput[] = [];
  const making: Promise<void>[] = [];
  const id = `${relativePath} Mdx`;
  for (const text of versions) {
    const absolutePath = write(relativePath, text);
    const file = nodeOf("File", relativePath, text, { relativePath, absolutePath, ext: ".mdx" });
    onCreateNode({ node: file }, { contentOf: mdxSource });
    const parsed = parseFrontmatter(text, file.internal.content ?? text);
    const mdx = nodeOf("Mdx", id, text, { ...parsed, parent: file.id });
    nodes.set(file.id, file).set(id, mdx);
    const made = createContentNode({
      node: mdx,
      getNode: (nodeId) => nodes.get(nodeId),
      createNodeId: (nodeId) => nodeId,
      createContentDigest: (input) => JSON.stringify(input),
      actions: { createNode: async (node) => void own.push(node), createParentChildLink: () => undefined },
    });
    making.push(made);
  }
  await Promise.all(making);
  return { frontmatter: nodes.get(id)?.["frontmatter"], own };
}

const page = (front: string) => `---\n${front}\n---\n\n## The first\n\nWords: 5 < 7.\n`;

const front = [
  'title: "Terms: all"',
  "# In YAML 1.1, the next two are a number and a Date.",
  "lead: 12:30:00",
  "revised: 2025-02-28",
  "seo:",
  "  title: Terms",
  "  description: Two sentences that search results show below the title of this page.",
].join("\n");

test("gatsby-plugin-mdx doesn't change the values that the content check reads", async () => {
  const { frontmatter, own } = await nodesOf("legal/terms.mdx", page(front));
  const fields = {
    title: "Terms: all",
    lead: "12:30:00",
    revised: "2025-02-28",
    seo: expect.objectContaining({ title: "Terms" }),
  };
  expect(frontmatter).toEqual(fields);
  const html = expect.stringContaining("<p>Words: 5 &lt; 7.</p>");
  expect(own).toMatchObject([{ ...fields, parent: "legal/terms.mdx Mdx", html }]);
});

test("a report's node has its figures, and its text shows them", async () => {
  const text = readFileSync(join("__tests__/content/example-content", example.report), "utf8");
  const { own } = await nodesOf(example.report, text);
  const html = expect.stringContaining('<figure class="chart" id="figure-tests">');
  expect(own).toMatchObject([{ figures: [{ id: "tests", rows: [{ value: 10 }, { value: 30 }] }], html }]);
});

test("a text that changes while its node is created is shown in its new version", async () => {
  const { own } = await nodesOf(
    "legal/changing.mdx",
    page(front),
    page(front.replace("Terms: all", "Changed")),
  );
  expect(own.map((node) => node["title"])).toEqual(["Changed"]);
});

test.each([
  ["an open quotation mark", 'title: "Terms'],
  ["a field twice", "title: Terms\ntitle: Terms"],
])("the build skips a text whose front matter has %s", async (_, wrong) => {
  const { frontmatter, own } = await nodesOf("legal/broken.mdx", page(wrong));
  expect([frontmatter, own]).toEqual([{}, []]);
});
