import { parseFrontmatter } from "gatsby-plugin-mdx/dist/frontmatter";
import { type Node, type NodeInput } from "gatsby";
import { onCreateNode } from "../../../plugins/file-content/gatsby-node.mjs";
import { createContentNode } from "../../../src/content/nodes/create-content-node";
import { mdxSource } from "../../../src/content/nodes/mdx-source";
import { temporaryFolder } from "../../temporary-folder";

const { write } = temporaryFolder();

const nodeOf = (type: string, id: string, fields: object): Node => ({
  id,
  parent: null,
  children: [],
  internal: { type, contentDigest: id, owner: "test" },
  ...fields,
});

/** The nodes that are made of a text: gatsby-plugin-mdx's, and the site's own ones. */
async function nodesOf(relativePath: string, text: string) {
  const absolutePath = write(relativePath, text);
  const file = nodeOf("File", relativePath, { relativePath, absolutePath, ext: ".mdx" });
  onCreateNode({ node: file }, { contentOf: mdxSource });
  const parsed = parseFrontmatter(text, file.internal.content ?? text);
  const mdx = nodeOf("Mdx", `${relativePath} Mdx`, { ...parsed, parent: file.id });
  const own: NodeInput[] = [];
  const made = new Map([file, mdx].map((node) => [node.id, node]));
  await createContentNode({
    node: mdx,
    getNode: (id) => made.get(id),
    getNodesByType: () => [],
    createNodeId: (id) => id,
    createContentDigest: (input) => JSON.stringify(input),
    actions: {
      createNode: async (node) => void own.push(node),
      createParentChildLink: () => undefined,
    },
  });
  return { mdx, own };
}

const page = (front: string) => `---\n${front}\n---\n\n## The first\n\nWords: 5 < 7.\n`;

test("a text gets to its page by way of gatsby-plugin-mdx, with the values that the content check sees", async () => {
  const front = [
    "# YAML 1.1 takes two of these for a time and a date.",
    'title: "Terms: all"',
    "lead: 12:30:00",
    "revised: 2025-02-28",
    "seo:",
    "  title: Terms",
    "  description: Two sentences that search results show below the title of this page.",
  ];
  const { mdx, own } = await nodesOf("legal/terms.mdx", page(front.join("\n")));
  const fields = {
    title: "Terms: all",
    lead: "12:30:00",
    revised: "2025-02-28",
    seo: expect.objectContaining({ title: "Terms" }),
  };
  expect(mdx["frontmatter"]).toEqual(fields);
  expect(own).toMatchObject([
    { ...fields, parent: mdx.id, html: expect.stringContaining("<p>Words: 5 &lt; 7.</p>") },
  ]);
});

test.each([
  ["an open quotation mark", 'title: "Terms'],
  ["a field twice", "title: Terms\ntitle: Terms"],
])("front matter with %s is for the content check to report", async (_, front) => {
  const { mdx, own } = await nodesOf("legal/broken.mdx", page(front));
  expect([mdx["frontmatter"], own]).toEqual([{}, []]);
});
