import { type Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const quickParser = unified().use(remarkParse).use(remarkMdx).use(gfmWithoutBareAddresses);

/** What an address holds that becomes a link without being written as one, its marks as they may be written. */
const bareAddress = /www\\?\.|https?\\?:|@|&#?\w+;/i;

/**
 * The syntax tree of an MDX body (Markdown, GitHub's tables and lists, JSX elements).
 *
 * @throws VFileMessage with `line` and `column` when the text is not MDX.
 */
export const parseBody = (markdown: string): Root =>
  (bareAddress.test(markdown) ? parser : quickParser).parse(markdown);

/**
 * GitHub's Markdown for texts without a bare address. The parser would look for one at the beginning of
 * every word, which takes two fifths of its time.
 */
function gfmWithoutBareAddresses(this: Processor): void {
  remarkGfm.call(this);
  const data = this.data();
  for (const extension of data.micromarkExtensions?.flat() ?? []) {
    const starts = Object.entries(extension.text ?? {}).flatMap(([start, constructs = []]) => {
      const others = [constructs].flat().filter(({ name }) => !name?.endsWith("Autolink"));
      return others.length > 0 ? [[start, others]] : [];
    });
    extension.text = Object.fromEntries(starts);
  }
  // Of them all, only bare addresses are looked for again in the finished tree.
  const inTrees = data.fromMarkdownExtensions?.flat(2) ?? [];
  data.fromMarkdownExtensions = inTrees.filter(({ transforms }) => transforms === undefined);
}
