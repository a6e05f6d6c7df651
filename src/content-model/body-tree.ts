import GithubSlugger from "github-slugger";
import { type Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseBody } from "../mdx/parse-body";
import { type Body } from "./content-file";

type Parsed = { readonly tree: Root } | { readonly error: unknown };

/** What was parsed already: several rules look at one body, and a watching check at the same ones again. */
const parsed = new WeakMap<Body, Parsed>();

/**
 * The syntax tree of a body.
 *
 * @throws VFileMessage with `line` and `column` when the text is not MDX.
 */
export function bodyTree(body: Body): Root {
  let known = parsed.get(body);
  if (known === undefined) {
    known = attempt(body);
    parsed.set(body, known);
  }
  if ("error" in known) throw known.error;
  return known.tree;
}

/** Whether a body was parsed already, or given its tree. */
export const hasTree = (body: Body): boolean => parsed.has(body);

/** Gives a body a tree that was made of the same text before. */
export const rememberTree = (body: Body, tree: Root): void => void parsed.set(body, { tree });

function attempt({ text }: Body): Parsed {
  try {
    return { tree: parseBody(text) };
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
