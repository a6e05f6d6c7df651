import GithubSlugger from "github-slugger";
import { type Root, type RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { componentSchemas } from "./component-schema";
import { type MdxElement, parseBody } from "./parse-body";

/**
 * Returns what pages show of an MDX body apart from its text: the contents, with the ids that rehype-slug gives to
 * headings, and the number of words.
 *
 * @throws VFileMessage if the text isn't valid MDX, and Error if it contains code.
 */
export function readBody(text: string) {
  const slugger = new GithubSlugger();
  const contents: { id: string; title: string }[] = [];
  let wordCount = 0;
  const tree = parseBody(text);
  rejectCode(tree);
  visit(tree, (node) => {
    if (node.type === "heading") {
      const title = toString(node);
      const id = slugger.slug(title);
      if (node.depth === 2) contents.push({ id, title });
    }
    if (node.type === "text") wordCount += node.value.split(/\s+/).filter(Boolean).length;
  });
  return { contents, wordCount };
}

/**
 * Throws an error if a body contains code, which gatsby-plugin-mdx would run, or an unknown component. The content
 * check reports these earlier, with their lines.
 */
export const rejectCode = (tree: Root): void =>
  visit(tree, (node: Root | RootContent) => {
    if (!node.type.startsWith("mdx")) return;
    const isComponent = "attributes" in node && componentSchemas.has(node.name ?? "");
    if (isComponent && node.attributes.every(isText)) return;
    throw new Error("A body contains code or an unknown component. Run npm run check:content to find it.");
  });

/** An attribute's value is text, unless it's code in braces. */
const isText = (attribute: MdxElement["attributes"][number]): boolean =>
  attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string";
