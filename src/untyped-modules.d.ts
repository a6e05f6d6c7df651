/** Lucide icons, imported one by one, because the package's index would make builds read 2,000 files. */
declare module "lucide/dist/esm/icons/*.mjs" {
  import { type IconNode } from "lucide";
  const drawing: IconNode;
  export default drawing;
}

/** Content that forms show. Builds and tests write the JSON file, so a fresh clone doesn't have it. */
declare module "*/form-facts.json" {
  type Options = readonly { readonly value: string; readonly label: string }[];
  const facts: { readonly services: Options; readonly budgets: Options; readonly replyTime: string };
  export default facts;
}

/** The agency's name, drawn in the headline font. Builds and tests generate `wordmark.json`. */
declare module "*/wordmark.json" {
  const wordmark: { readonly name: string; readonly width: number; readonly path: string };
  export default wordmark;
}

/** Local plugin. It's JavaScript so that Gatsby can load it without compiling it. */
declare module "*/file-content/gatsby-node.mjs" {
  import { type Node } from "gatsby";
  export function onCreateNode(
    args: { readonly node: Node },
    options: { readonly contentOf: (node: Node) => string | undefined },
  ): void;
}
