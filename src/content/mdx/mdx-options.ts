import { type ProcessorOptions } from "@mdx-js/mdx";
import { type Element, type Root as HastRoot } from "hast";
import { toString } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm-for-mdx-2";
import { visit } from "unist-util-visit";
import { gfmOptions } from "./parse-body";
import { rejectCode } from "./read-body";

/** Headings in components such as `Finding` get level 4 if they follow a level 3 heading (WCAG 1.3.1). */
const nestHeadings = () => (tree: HastRoot) => {
  let underThird = false;
  for (const node of tree.children) {
    if (node.type === "element" && /^h[23]$/.test(node.tagName)) underThird = node.tagName === "h3";
    if (!underThird) continue;
    visit(node, "mdxJsxFlowElement", ({ attributes }) => {
      attributes.push({ type: "mdxJsxAttribute", name: "level", value: "4" });
    });
  }
};

/** Makes each heading of the contents link to itself, so that visitors can copy its address. */
const linkHeadings = () => (tree: HastRoot) =>
  visit(tree, "element", (heading: Element) => {
    const { id } = heading.properties;
    if (heading.tagName !== "h2" || typeof id !== "string") return;
    let hasLink = false;
    visit(heading, "element", ({ tagName }: Element) => {
      hasLink ||= tagName === "a";
    });
    if (hasLink) return;
    const properties = { href: `#${id}` };
    heading.children = [{ type: "element", tagName: "a", properties, children: heading.children }];
  });

const tableRoles: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/**
 * Adds labels and roles for narrow windows, where each row becomes a card. Without roles, Safari would ignore
 * the table's structure, because CSS changes the elements' `display` property. Aligns cells with a class, because
 * the Content Security Policy forbids `style` attributes.
 */
const prepareTables = () => (tree: HastRoot) =>
  visit(tree, "element", (table: Element) => {
    if (table.tagName !== "table") return;
    const headers: string[] = [];
    visit(table, "element", ({ tagName, properties, children }: Element) => {
      const role = tableRoles[tagName];
      if (role !== undefined) properties.role = role;
      if (typeof properties.align === "string") properties.className = [`align-${properties.align}`];
      delete properties.align;
      if (tagName !== "tr") return;
      const cells = children.filter((child) => child.type === "element");
      for (const [column, cell] of cells.entries()) {
        if (cell.tagName === "th") headers.push(toString(cell));
        else cell.properties["data-label"] = headers[column];
      }
    });
  });

/** Options of gatsby-plugin-mdx, which compiles the bodies of MDX files. */
export const mdxOptions: Pick<ProcessorOptions, "remarkPlugins" | "rehypePlugins"> = {
  remarkPlugins: [[remarkGfm, gfmOptions], () => rejectCode],
  rehypePlugins: [rehypeSlug, nestHeadings, linkHeadings, prepareTables],
};
