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
import { componentSchemas, propsThatHold } from "./component-schema";
import { components } from "./components";
import { parseBody } from "./parse-body";
import { noFigures, type ReportFigures, ReportFiguresContext } from "../charts/report-figures";
import { Table } from "../charts/tables";

const toHast = unified()
  .use(remarkRehype, { passThrough: ["mdxJsxFlowElement", "mdxJsxTextElement"] })
  .use(rehypeSlug);

/**
 * Compiles an MDX body to HTML. Also returns the second-level headings and the word count. The body never
 * runs as code: components are looked up by name, and any other MDX syntax throws an error.
 *
 * @param figures - Data for the charts in the body.
 * @throws Error if the body isn't valid MDX, or uses a component or CSV file that doesn't exist.
 */
export async function compileBody(body: string, figures: ReportFigures = noFigures) {
  const source = parseBody(body);
  visit(source, refuseCode);
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
  });
  const content = toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: { table: Table },
    tableCellAlignToStyle: false,
    createEvaluater: () => ({ evaluateExpression: componentNamed, evaluateProgram: refuse }),
  });
  return {
    html: renderToStaticMarkup(createElement(ReportFiguresContext, { value: figures }, content)),
    contents,
    words: toString(tree).split(/\s+/).filter(Boolean).length,
  };
}

/**
 * Sets the level of headings in components such as `Finding`. These headings are third-level by default.
 * Below a third-level Markdown heading, they become fourth-level, so that screen readers announce the right
 * structure (WCAG 1.3.1).
 */
function nestHeadings(tree: HastRoot): void {
  let underThird = false;
  for (const node of tree.children) {
    if (node.type === "element" && /^h[23]$/.test(node.tagName)) underThird = node.tagName === "h3";
    if (!underThird) continue;
    visit(node, "mdxJsxFlowElement", ({ name, attributes }) => {
      if (propsThatHold(componentSchemas.get(name ?? ""), "heading").length > 0) {
        attributes.push({ type: "mdxJsxAttribute", name: "level", value: "4" });
      }
    });
  }
}

/**
 * Turns the text of a heading into a link to the heading, so that visitors can copy the heading's address.
 * Skips headings that contain a link.
 */
function linkToItself(heading: Element, id: string): void {
  let holdsLink = false;
  visit(heading, "element", ({ tagName }: Element) => {
    holdsLink ||= tagName === "a";
  });
  if (holdsLink) return;
  const properties = { className: ["anchor"], href: `#${id}` };
  heading.children = [{ type: "element", tagName: "a", properties, children: heading.children }];
}

/**
 * Aligns a Markdown table cell with a class, because the Content Security Policy forbids `style` attributes.
 */
function alignByClass({ properties }: Element): void {
  if (typeof properties.align === "string") properties.className = [`align-${properties.align}`];
  delete properties.align;
}

/** Throws an error for MDX syntax other than known components. */
function refuseCode(node: RootContent | Root): void {
  if (!node.type.startsWith("mdx")) return;
  if (!("attributes" in node) || !components.has(node.name ?? "")) refuse();
}

/**
 * Returns the component that a JSX expression names. Throws an error for any other expression, so that code
 * in a body never runs.
 */
function componentNamed(expression: Expression): unknown {
  const name = expression.type === "Identifier" ? expression.name : "";
  return components.get(name) ?? refuse();
}

function refuse(): never {
  throw new Error("A body holds code or an unknown element; npm run check:content says where");
}
