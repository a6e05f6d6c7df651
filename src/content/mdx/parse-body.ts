import { type Root, type RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** A component in an MDX body, on its own line (`Flow`) or in the middle of a line (`Text`). */
export type MdxElement = Extract<RootContent, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** Only two tildes strike text out, because one tilde often means "about", as in `10~20 letters`. */
export const gfmOptions = { singleTilde: false };

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, gfmOptions);

/** @throws VFileMessage with `line` and `column` if the text isn't valid MDX. */
export const parseBody = (markdown: string): Root => parser.parse(markdown);

/** Skips attributes without text in quotes. If an attribute is repeated, the last value wins, as in JSX. */
export function readAttributes({ attributes }: MdxElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { value, ...attribute } of attributes) {
    if ("name" in attribute && typeof value === "string") texts[attribute.name] = value;
  }
  return texts;
}
