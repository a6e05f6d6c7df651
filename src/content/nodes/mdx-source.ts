import { type Node } from "gatsby";
import { readContentFile } from "../files/read-content";
import { kindOfFile } from "../model/kinds";

/** Returns a `File` node's content folder, and the file's path relative to that folder. */
export function contentPath(file: Node) {
  const path = String(file["relativePath"]);
  return { folder: String(file["absolutePath"]).slice(0, -path.length), path };
}

/**
 * Returns an MDX file's text with its front matter as JSON. gatsby-plugin-mdx would parse YAML as version
 * 1.1, where an unquoted date isn't text and 12:30 is a number. If the file can't be parsed, the text is
 * empty. Otherwise, the plugin would print a stack trace in addition to the content check's message.
 */
export function mdxSource(node: Node): string | undefined {
  if (node.internal.type !== "File" || node["ext"] !== ".mdx") return undefined;
  const { folder, path } = contentPath(node);
  const found = kindOfFile(path);
  const file = found && readContentFile(folder, path, found);
  return file?.data && file.body ? `---\n${JSON.stringify(file.data)}\n---\n${file.body.text}` : "";
}
