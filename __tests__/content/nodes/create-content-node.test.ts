import { join } from "node:path";
import { type Node, type NodeInput } from "gatsby";
import { createContentNode } from "../../../src/content/nodes/create-content-node";
import { copyContent, example, replace } from "../copy-of-content";

async function nodeOf(folder: string, path: string): Promise<NodeInput | undefined> {
  const file: Node & Record<string, unknown> = {
    id: path,
    parent: null,
    children: [],
    internal: { type: "File", contentDigest: path, owner: "gatsby-source-filesystem" },
    relativePath: path,
    absolutePath: join(folder, path),
  };
  let made: NodeInput | undefined;
  await createContentNode({
    node: file,
    getNode: (id) => (id === path ? file : undefined),
    createNodeId: (id) => id,
    createContentDigest: (source) => JSON.stringify(source),
    actions: {
      createNode: (node: NodeInput) => {
        made = node;
      },
      createParentChildLink: () => undefined,
    },
  });
  return made;
}

test.each(["/images/example.png", "../images/example.png"])("Gatsby finds the picture %s", async (src) => {
  const { content, remove } = copyContent(
    replace(example.service, "  src: ../images/example.png", `  src: ${src}\n  dark: ${src}`),
  );
  const node = await nodeOf(content, example.service);
  const found = "../images/example.png";
  expect(node).toMatchObject({ picture: { src: found, dark: found } });
  remove();
});
