/**
 * Replaces a file's content before other plugins read it, unless `contentOf` returns undefined. This is a
 * separate plugin, because Gatsby runs all plugins' hooks before those in `gatsby-node.ts`.
 */
export function onCreateNode({ node }, { contentOf }) {
  const content = contentOf(node);
  if (content !== undefined) node.internal.content = content;
}
