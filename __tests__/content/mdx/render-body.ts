import { evaluate } from "@mdx-js/mdx";
import { MDXProvider, useMDXComponents } from "@mdx-js/react";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { FiguresContext, noFigures, type ReportFigures } from "../../../src/content/charts/figures-context";
import { components } from "../../../src/content/mdx/components";
import { mdxOptions } from "../../../src/content/mdx/mdx-options";

/** Compiles a body with the compiler and the options of gatsby-plugin-mdx, and returns its HTML. */
export async function renderBody(markdown: string, figures: ReportFigures = noFigures): Promise<string> {
  const { default: Body } = await evaluate(markdown, { ...runtime, ...mdxOptions, useMDXComponents });
  const body = createElement(MDXProvider, { components }, createElement(Body));
  return renderToStaticMarkup(createElement(FiguresContext, { value: figures }, body));
}
