import GithubSlugger from "github-slugger";
import { type Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseBody } from "../mdx/parse-body";
import { type Body } from "./content-file";

/** What became of parsing a body: its tree, or why it has none. */
type Parsed = { readonly tree: Root } | { readonly error: unknown };

/**
 * The bodies that were parsed last: several rules look at one in turn. The trees of a large site together
 * would fill the memory.
 */
const recent = new Map<Body, Parsed>();
const mostRecent = 20;

/**
 * The syntax tree of a body.
 *
 * @throws VFileMessage with `line` and `column` when the text is not MDX.
 */
export function bodyTree(body: Body): Root {
  const parsed = recent.get(body) ?? parse(body);
  recent.delete(body);
  recent.set(body, parsed);
  const [oldest] = recent.keys();
  if (recent.size > mostRecent && oldest !== undefined) recent.delete(oldest);
  if ("error" in parsed) throw parsed.error;
  return parsed.tree;
}

function parse(body: Body): Parsed {
  try {
    return { tree: parseBody(body.text) };
  } catch (error) {
    return { error };
  }
}

/** The syntax tree of a body; `undefined` when the text is not MDX, which another rule reports. */
export function readableTree(body: Body): Root | undefined {
  try {
    return bodyTree(body);
  } catch {
    return undefined;
  }
}

/** The anchors of a body: what its headings are called, as rehype-slug names them. */
export function anchorsIn(body: Body): ReadonlySet<string> {
  const anchors = new Set<string>();
  const slugger = new GithubSlugger();
  const tree = readableTree(body);
  if (tree !== undefined) {
    visit(tree, "heading", (heading) => void anchors.add(slugger.slug(toString(heading))));
  }
  return anchors;
}
