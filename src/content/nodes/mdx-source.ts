import { type Node } from "gatsby";
import { readContentFile } from "../files/read-content";
import { readBody } from "../mdx/read-body";
import { kindOfFile } from "../model/kinds";

/** Returns a `File` node's content folder, and the file's path relative to that folder. */
export function contentPath(file: Node) {
  const path = String(file["relativePath"]);
  return { folder: String(file["absolutePath"]).slice(0, -path.length), path };
}

/** Sources of files that were valid when they were last read. Their pages stay while their files have an error. */
const lastValid = new Map<string, string>();

/**
 * Returns an MDX file's text with its front matter as JSON. gatsby-plugin-mdx would parse YAML as version
 * 1.1, where an unquoted date isn't text and 12:30 is a number. If the file has an error, returns its last valid
 * text or, if there is none, an empty text. Otherwise, the plugin would print a stack trace in addition to the
 * content check's message.
 */
export function mdxSource(node: Node): string | undefined {
  if (node.internal.type !== "File" || node["ext"] !== ".mdx") return undefined;
  const { folder, path } = contentPath(node);
  const found = kindOfFile(path);
  const file = found && readContentFile(folder, path, found);
  if (file?.data && file.body && canCompile(file.body.text)) {
    lastValid.set(path, `---\n${JSON.stringify(file.data)}\n---\n${file.body.text}`);
  }
  return lastValid.get(path) ?? "";
}

function canCompile(text: string): boolean {
  try {
    readBody(text);
    return true;
  } catch {
    return false;
  }
}
