import { type Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * The syntax tree of an MDX body (Markdown, GitHub's tables and lists, JSX elements).
 *
 * @throws VFileMessage with `line` and `column` when the text is not MDX.
 */
export const parseBody = (markdown: string): Root => parser.parse(markdown);
