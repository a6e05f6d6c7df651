/**
 * Replaces a file's content before other plugins read it. This is a separate plugin because Gatsby runs all
 * plugins' hooks before those in `gatsby-node.ts`. The `contentOf` option is a function that returns a file's
 * new content, or undefined to keep the original.
 */
export function onCreateNode({ node }, { contentOf }) {
  const content = contentOf(node);
  if (content !== undefined) node.internal.content = content;
}
