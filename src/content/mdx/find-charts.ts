import { type Root } from "mdast";
import { visit } from "unist-util-visit";
import { componentSchemas, propsOfType } from "./component-schema";

interface FoundChart {
  readonly kind: string;
  /** The element's attributes, which `chartElement` receives as props. */
  readonly props: Readonly<Record<string, string | undefined>>;
}

/** Returns a body's charts in the order in which they appear. The first chart is Figure 1. */
export function findCharts(body: Root): FoundChart[] {
  const charts: FoundChart[] = [];
  visit(body, "mdxJsxFlowElement", ({ name, attributes }) => {
    const kind = name ?? "";
    if (propsOfType(componentSchemas.get(kind), "file").length === 0) return;
    const props: Record<string, string> = {};
    for (const { value, ...attribute } of attributes) {
      if ("name" in attribute && typeof value === "string") props[attribute.name] = value;
    }
    charts.push({ kind, props });
  });
  return charts;
}
