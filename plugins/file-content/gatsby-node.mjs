/**
 * Replaces a file's content before other plugins read it. This is a separate plugin because Gatsby runs all
 * plugins' hooks before those in `gatsby-node.ts`. If `contentOf` returns undefined, the content stays.
 */
export function onCreateNode({ node }, { contentOf }) {
  const content = contentOf(node);
  if (content !== undefined) node.internal.content = content;
}
