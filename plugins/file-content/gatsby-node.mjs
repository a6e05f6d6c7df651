/**
 * Sets the content that later plugins read of a file. This is a plugin of its own because Gatsby calls the hooks of
 * `gatsby-node.ts` after those of all plugins. `contentOf` returns undefined for files that need no change.
 */
export function onCreateNode({ node }, { contentOf }) {
  const content = contentOf(node);
  if (content !== undefined) node.internal.content = content;
}
