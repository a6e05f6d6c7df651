import { type Expression } from "estree";
import { type Element, type Root as HastRoot } from "hast";
import { type Root, type RootContent } from "mdast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { toString } from "hast-util-to-string";
import { createElement } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeSlug from "rehype-slug";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { components } from "./components";
import { parseBody } from "./parse-body";
import { FiguresContext, noFigures, type ReportFigures } from "../charts/figures-context";
import { Table } from "../charts/table";

const toHast = unified()
  .use(remarkRehype, { passThrough: ["mdxJsxFlowElement", "mdxJsxTextElement"] })
  .use(rehypeSlug);

/**
 * Compiles an MDX body to HTML without running any code in it. Throws an error if the body contains code or
 * invalid MDX, or if a component or figure doesn't exist.
 */
export async function compileBody(body: string, figures: ReportFigures = noFigures) {
  const source = parseBody(body);
  visit(source, rejectCode);
  const tree: HastRoot = await toHast.run(source);
  nestHeadings(tree);
  const contents: { id: string; title: string }[] = [];
  visit(tree, "element", (element: Element) => {
    const { id } = element.properties;
    if (element.tagName === "h2" && typeof id === "string") {
      contents.push({ id, title: toString(element) });
      linkToItself(element, id);
    }
    alignByClass(element);
    if (element.tagName === "table") labelCells(element);
  });
  const content = toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: { table: Table },
    tableCellAlignToStyle: false,
    createEvaluater: () => ({ evaluateExpression: findComponent, evaluateProgram: reject }),
  });
  return {
    html: renderToStaticMarkup(createElement(FiguresContext, { value: figures }, content)),
    contents,
    wordCount: toString(tree).split(/\s+/).filter(Boolean).length,
  };
}

/** Headings in components such as `Finding` get level 4 if they follow a level 3 heading (WCAG 1.3.1). */
function nestHeadings(tree: HastRoot): void {
  let underThird = false;
  for (const node of tree.children) {
    if (node.type === "element" && /^h[23]$/.test(node.tagName)) underThird = node.tagName === "h3";
    if (!underThird) continue;
    visit(node, "mdxJsxFlowElement", ({ attributes }) => {
      attributes.push({ type: "mdxJsxAttribute", name: "level", value: "4" });
    });
  }
}

/** Makes a heading link to itself, so that visitors can copy its address. */
function linkToItself(heading: Element, id: string): void {
  let hasLink = false;
  visit(heading, "element", ({ tagName }: Element) => {
    hasLink ||= tagName === "a";
  });
  if (hasLink) return;
  const properties = { href: `#${id}` };
  heading.children = [{ type: "element", tagName: "a", properties, children: heading.children }];
}

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
 * the table's structure, because CSS changes the elements' `display` property.
 */
function labelCells(table: Element): void {
  const headers: string[] = [];
  visit(table, "element", ({ tagName, properties, children }: Element) => {
    const role = tableRoles[tagName];
    if (role !== undefined) properties.role = role;
    if (tagName !== "tr") return;
    const cells = children.filter((child) => child.type === "element");
    for (const [column, cell] of cells.entries()) {
      if (cell.tagName === "th") headers.push(toString(cell));
      else cell.properties["data-label"] = headers[column];
    }
  });
}

/** Aligns a table cell with a class, because the Content Security Policy forbids `style` attributes. */
function alignByClass({ properties }: Element): void {
  if (typeof properties.align === "string") properties.className = [`align-${properties.align}`];
  delete properties.align;
}

function rejectCode(node: RootContent | Root): void {
  if (!node.type.startsWith("mdx")) return;
  if (!("attributes" in node) || !components.has(node.name ?? "")) reject();
}

function findComponent(expression: Expression): unknown {
  const name = expression.type === "Identifier" ? expression.name : "";
  return components.get(name) ?? reject();
}

function reject(): never {
  throw new Error("A body contains code or an unknown component. Run npm run check:content to find it.");
}
