/** What Gatsby starts a built site with; `build/bundle/browser-bundle.ts` says where it is. */
declare module "gatsby-production-app";

/** Lucide icons, imported one file at a time. Importing the package's index would make every build read 2,000 files. */
declare module "lucide/dist/esm/icons/*.mjs" {
  import { type IconNode } from "lucide";
  const drawing: IconNode;
  export default drawing;
}

/** What content says of services. The file is written by builds and tests; this stands for it on a fresh clone. */
declare module "*/service-options.json" {
  const options: readonly { readonly value: string; readonly label: string }[];
  export default options;
}

/** A local plugin, which is JavaScript so that Gatsby loads it without compiling it. */
declare module "*/file-content/gatsby-node.mjs" {
  import { type Node } from "gatsby";
  export function onCreateNode(
    args: { readonly node: Node },
    options: { readonly contentOf: (node: Node) => string | undefined },
  ): void;
}
