/**
 * Replaces a file's content before other plugins read it. This needs a separate plugin because Gatsby runs all
 * plugins' hooks before the hooks in `gatsby-node.ts`. The `contentOf` option is a function that returns a file's
 * new content, or undefined if the content should stay as it is.
 */
export function onCreateNode({ node }, { contentOf }) {
  const content = contentOf(node);
  if (content !== undefined) node.internal.content = content;
}
