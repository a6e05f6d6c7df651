import { type Root } from "hast";

/** Elements with a heading of their own. */
const titled = new Set(["Finding", "Phase"]);

/**
 * Gives an element that follows a heading of the third level one of the fourth, so that the outline a
 * screen reader walks has no two levels in one (WCAG 1.3.1). Elsewhere their headings are of the third.
 */
export function nestHeadings(tree: Root): void {
  let underThird = false;
  for (const node of tree.children) {
    if (node.type === "element" && /^h[23]$/.test(node.tagName)) underThird = node.tagName === "h3";
    if (node.type === "mdxJsxFlowElement" && titled.has(node.name ?? "") && underThird) {
      node.attributes.push({ type: "mdxJsxAttribute", name: "level", value: "4" });
    }
  }
}
