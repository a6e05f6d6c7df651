import { type Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** @throws VFileMessage with `line` and `column` if the text isn't valid MDX. */
export const parseBody = (markdown: string): Root => parser.parse(markdown);
