/**
 * Replaces the file content that later plugins read. This needs a separate plugin because Gatsby runs all
 * plugins' hooks before the hooks in `gatsby-node.ts`. `contentOf` returns undefined for files that need no
 * change.
 */
export function onCreateNode({ node }, { contentOf }) {
  const content = contentOf(node);
  if (content !== undefined) node.internal.content = content;
}
