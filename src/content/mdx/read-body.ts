import GithubSlugger from "github-slugger";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseBody } from "./parse-body";

/**
 * Returns what pages show of an MDX body apart from its text: the contents, with the ids that rehype-slug gives to
 * headings, and the number of words.
 *
 * @throws VFileMessage if the text isn't valid MDX.
 */
export function readBody(text: string) {
  const slugger = new GithubSlugger();
  const contents: { id: string; title: string }[] = [];
  let wordCount = 0;
  visit(parseBody(text), (node) => {
    if (node.type === "heading") {
      const title = toString(node);
      const id = slugger.slug(title);
      if (node.depth === 2) contents.push({ id, title });
    }
    if (node.type === "text") wordCount += node.value.split(/\s+/).filter(Boolean).length;
  });
  return { contents, wordCount };
}
