import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { htmlPage, serializePolicy } from "./cms-page";

const toHtml = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug);

/** Renders the editors' guide, which has an example of each element that the CMS's forms name. */
export function guidePage(markdown: string): string {
  const tree = toHtml.runSync(toHtml.parse(markdown));
  return htmlPage({
    title: "Editors’ guide",
    policy: serializePolicy({
      "default-src": ["'none'"],
      "img-src": ["'self'"],
      "style-src": ["'unsafe-inline'"],
    }),
    head: `
    <style>
      body { max-width: 60rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }
      pre, table { display: block; overflow-x: auto }
      th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: start; vertical-align: top }
    </style>`,
    body: renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs })),
  });
}
