import { type Node } from "gatsby";
import { readContentFile } from "../files/read-content";
import { kindOfFile } from "../model/kinds";

/** The content folder that a `File` node is in, and the file's path below it. */
export function pathOf(file: Node) {
  const path = String(file["relativePath"]);
  return { folder: String(file["absolutePath"]).slice(0, -path.length), path };
}

/**
 * What gatsby-plugin-mdx reads of an MDX file: the body, with the front matter as JSON. The plugin parses YAML 1.1,
 * in which an unquoted date isn't text and 12:30 is a number. JSON means the same to it as to the content check.
 * A file that can't be parsed is empty to the plugin, which would print a stack trace. The content check reports it.
 */
export function mdxSource(node: Node): string | undefined {
  if (node.internal.type !== "File" || node["ext"] !== ".mdx") return undefined;
  const { folder, path } = pathOf(node);
  const found = kindOfFile(path);
  const file = found && readContentFile(folder, path, found);
  return file?.data && file.body ? `---\n${JSON.stringify(file.data)}\n---\n${file.body.text}` : "";
}
