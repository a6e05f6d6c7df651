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

/** Returns the front matter of gatsby-plugin-mdx's node, and the nodes that the site's own code created (`own`). */
async function nodesOf(relativePath: string, text: string) {
  const own: NodeInput[] = [];
  const absolutePath = write(relativePath, text);
  const file = nodeOf("File", relativePath, text, { relativePath, absolutePath, ext: ".mdx" });
  onCreateNode({ node: file }, { contentOf: mdxSource });
  const parsed = parseFrontmatter(relativePath + text, file.internal.content ?? text);
  const mdx = nodeOf("Mdx", `${relativePath} Mdx`, text, { ...parsed, parent: file.id });
  await createContentNode({
    node: mdx,
    getNode: (id) => [file, mdx].find((node) => node.id === id),
    createNodeId: (id) => id,
    createContentDigest: (input) => JSON.stringify(input),
    actions: { createNode: async (node) => void own.push(node), createParentChildLink: () => undefined },
  });
  return { frontmatter: mdx["frontmatter"], own };
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
  const contents = [{ id: "the-first", title: "The first" }];
  expect(own).toMatchObject([{ ...fields, parent: "legal/terms.mdx Mdx", contents, wordCount: 6 }]);
});

test("a report's node has its figures", async () => {
  const text = readFileSync(join("__tests__/content/example-content", example.report), "utf8");
  const { own } = await nodesOf(example.report, text);
  expect(own).toMatchObject([{ figures: [{ id: "tests", rows: [{ value: 10 }, { value: 30 }] }] }]);
});

describe.each([
  ["an open quotation mark", page('title: "Terms')],
  ["a field twice", page("title: Terms\ntitle: Terms")],
  ["a component without its end", `${page(front)}\n<Note title="Open">\n`],
  ["code", `${page(front)}\n{globalThis.ran = true}\n`],
])("a file with %s", (error, text) => {
  test("has no page if it was never valid", async () => {
    const { frontmatter, own } = await nodesOf(`legal/never-${error.replaceAll(" ", "-")}.mdx`, text);
    expect([frontmatter, own]).toEqual([{}, []]);
  });

  test("keeps its last valid version", async () => {
    const path = `legal/once-${error.replaceAll(" ", "-")}.mdx`;
    await nodesOf(path, page(front));
    const { own } = await nodesOf(path, text);
    expect(own.map((node) => node["title"])).toEqual(["Terms: all"]);
  });
});
