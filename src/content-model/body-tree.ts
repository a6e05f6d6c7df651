import GithubSlugger from "github-slugger";
import { type Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseBody } from "../mdx/parse-body";
import { type Body } from "./content-file";

/** Where the tree of a body comes from, when it was made of the same text before. */
const sources = new WeakMap<Body, () => Root>();

/** Why a body has no tree. */
const failures = new WeakMap<Body, { readonly error: unknown }>();

/**
 * The trees that were asked for last: several rules look at one body in turn. All trees of a large site
 * would fill the memory.
 */
const recent = new Map<Body, Root>();
const mostRecent = 20;

/**
 * The syntax tree of a body.
 *
 * @throws VFileMessage with `line` and `column` when the text is not MDX.
 */
export function bodyTree(body: Body): Root {
  const tree = recent.get(body) ?? sources.get(body)?.() ?? parsedTree(body);
  recent.delete(body);
  recent.set(body, tree);
  const [oldest] = recent.keys();
  if (recent.size > mostRecent && oldest !== undefined) recent.delete(oldest);
  return tree;
}

/**
 * Parses a body, whatever is known of it; one that is not MDX only once.
 *
 * @throws VFileMessage as {@link bodyTree} does.
 */
export function parsedTree(body: Body): Root {
  const failure = failures.get(body);
  if (failure !== undefined) throw failure.error;
  try {
    return parseBody(body.text);
  } catch (error) {
    failures.set(body, { error });
    throw error;
  }
}

/** Whether it is known where the tree of a body comes from, or that it has none. */
export const isKnown = (body: Body): boolean => sources.has(body) || failures.has(body);

/** Has the tree of a body come from somewhere else than its text. */
export const takeTreeFrom = (body: Body, source: () => Root): void =>
  void sources.set(body, source);

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
