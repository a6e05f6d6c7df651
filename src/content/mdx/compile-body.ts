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
 * Compiles an MDX body to HTML, and finds its headings of the second level and the number of its words. The body
 * is never run as code: components are drawn by name, and the content check refuses a body that holds anything else.
 *
 * @param figures - What the charts and tables of the body are drawn from.
 * @throws Error when the body is not MDX, or names a component or a CSV file that does not exist.
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
 * Headings of components are of the third level. Below another heading of the third level they become ones
 * of the fourth, so that a screen reader's outline has the right levels (WCAG 1.3.1).
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

/** Makes a heading a link to itself, so that its address can be copied; one that holds a link stays. */
function linkToItself(heading: Element, id: string): void {
  let holdsLink = false;
  visit(heading, "element", ({ tagName }: Element) => {
    holdsLink ||= tagName === "a";
  });
  if (holdsLink) return;
  const properties = { className: ["anchor"], href: `#${id}` };
  heading.children = [{ type: "element", tagName: "a", properties, children: heading.children }];
}

/** Aligns a cell of a Markdown table by a class: the policy of the pages allows no style attribute. */
function alignByClass({ properties }: Element): void {
  if (typeof properties.align === "string") properties.className = [`align-${properties.align}`];
  delete properties.align;
}

/** Refuses everything of MDX but known components. */
function refuseCode(node: RootContent | Root): void {
  if (!node.type.startsWith("mdx")) return;
  if (!("attributes" in node) || !components.has(node.name ?? "")) refuse();
}

/** The names of components are all that is ever looked up; no expression of a body is evaluated. */
function componentNamed(expression: Expression): unknown {
  const name = expression.type === "Identifier" ? expression.name : "";
  return components.get(name) ?? refuse();
}

function refuse(): never {
  throw new Error("A body holds code or an unknown element; npm run check:content says where");
}
