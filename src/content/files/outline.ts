import GithubSlugger, { slug } from "github-slugger";
import { type Root, type RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { componentSchemas, propsOfType } from "../mdx/component-schema";
import { parseBody } from "../mdx/parse-body";
import { type Body, type Place } from "./content-file";
import { type ForbiddenSyntax, forbiddenSyntaxIn } from "./forbidden-syntax";
import { mdxProblem } from "./mdx-messages";

interface Placed {
  readonly place: Place;
}

export interface Component extends Placed {
  /** Name of the component. Empty for a fragment (`<>`). */
  readonly name: string;
  /**
   * Attributes in source order. A spread (`{...props}`) has no `name`, and only text in quotes has a `value`.
   */
  readonly attributes: readonly Readonly<Record<"name" | "value", string | undefined>>[];
  /** Whether the component is inside a line of text. */
  readonly isInline: boolean;
  /** Name of the component that contains this one, if any. */
  readonly parent: string | undefined;
  readonly children: readonly (Placed & { readonly name: string | undefined })[];
}

/**
 * The parts of an MDX body that the content rules check. Positions count from the top of the file, including
 * the front matter.
 */
interface Outline {
  readonly headings: (Placed & {
    readonly depth: number;
    readonly anchor: string;
    /**
     * Whether the heading's anchor has a letter or digit. The anchor of a heading with only emoji or other
     * symbols has neither.
     */
    readonly hasName: boolean;
  })[];
  /** Links in Markdown and in component attributes. */
  readonly links: (Placed & { readonly to: string })[];
  readonly components: Component[];
  readonly forbidden: (Placed & { readonly syntax: ForbiddenSyntax })[];
  /** The error if the body couldn't be parsed. In this case, all lists are empty. */
  readonly problem?: Placed & { readonly message: string };
}

const outlines = new WeakMap<Body, Outline>();

/** Returns the outline of a body. The result is cached, so each body is parsed only once. */
export function outlineOf(body: Body): Outline {
  const known = outlines.get(body) ?? readOutline(body);
  outlines.set(body, known);
  return known;
}

function readOutline({ text, linesBefore }: Body): Outline {
  const outline: Outline = { headings: [], links: [], components: [], forbidden: [] };
  const { headings, links, components, forbidden } = outline;
  let tree: Root;
  try {
    tree = parseBody(text);
  } catch (error) {
    return { ...outline, problem: mdxProblem(error, linesBefore) };
  }
  const slugger = new GithubSlugger();
  const placeOf = ({ position }: RootContent): Place => ({
    line: (position?.start.line ?? 1) + linesBefore,
    column: position?.start.column ?? 1,
  });

  visit(tree, (node, _, parent) => {
    if (node.type === "root") return;
    const place = placeOf(node);
    for (const syntax of forbiddenSyntaxIn(node)) forbidden.push({ syntax, place });
    switch (node.type) {
      case "heading": {
        const text = toString(node);
        const hasName = /[\p{L}\p{N}]/u.test(slug(text));
        headings.push({ depth: node.depth, anchor: slugger.slug(text), hasName, place });
        break;
      }
      case "link":
      case "definition":
        links.push({ to: node.url, place });
        break;
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const component = {
          name: node.name ?? "",
          attributes: node.attributes.map(({ value, ...attribute }) => ({
            name: "name" in attribute ? attribute.name : undefined,
            value: typeof value === "string" ? value : undefined,
          })),
          isInline: node.type === "mdxJsxTextElement",
          parent: nameOf(parent),
          children: node.children.map((child) => ({ name: nameOf(child), place: placeOf(child) })),
          place,
        };
        components.push(component);
        for (const name of propsOfType(componentSchemas.get(component.name), "link")) {
          const to = attributeOf(component, name);
          if (to) links.push({ to, place });
        }
        break;
      }
    }
  });
  return outline;
}

const nameOf = (node: Root | RootContent | undefined): string | undefined =>
  node?.type === "mdxJsxFlowElement" || node?.type === "mdxJsxTextElement"
    ? (node.name ?? "")
    : undefined;

/** Returns the text of an attribute. If an attribute is repeated, the last value wins, as in JSX. */
export const attributeOf = ({ attributes }: Component, name: string): string | undefined =>
  attributes.filter((each) => each.name === name && each.value !== undefined).at(-1)?.value;

/**
 * Returns the anchors of a body's headings. On the page, rehype-slug uses the same anchors as the ids of the
 * headings.
 */
export const anchorsIn = (body: Body): string[] =>
  outlineOf(body).headings.map(({ anchor }) => anchor);
