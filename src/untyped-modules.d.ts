/** What Gatsby starts a built site with; `build/bundle/browser-bundle.ts` says where it is. */
declare module "gatsby-production-app";

/** The parsers of front matter, which gatsby-plugin-mdx looks up here. */
declare module "gray-matter/lib/engines" {
  export const yaml: { parse: (text: string) => object };
}

/** The drawings of Lucide, a file each: every build would read the two thousand of its index. */
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
