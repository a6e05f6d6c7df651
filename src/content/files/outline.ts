import GithubSlugger, { slug } from "github-slugger";
import { type Root, type RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { type MdxElement, parseBody, readAttributes } from "../mdx/parse-body";
import { type Body, type Position } from "./content-file";
import { forbiddenSyntax, isUnderlined } from "./forbidden-syntax";
import { mdxProblem } from "./mdx-messages";

interface Positioned {
  readonly position: Position;
}

export interface Component extends Positioned {
  /** Empty for a fragment (`<>`). */
  readonly name: string;
  readonly attributes: MdxElement["attributes"];
  /** The attributes whose values are text in quotes. */
  readonly props: Readonly<Record<string, string>>;
  readonly isInline: boolean;
  readonly parent: string | undefined;
  readonly children: readonly (Positioned & { readonly name: string | undefined })[];
}

/** The parts of an MDX body that the content check needs. Line numbers count from the top of the file. */
interface Outline {
  /** The headings' anchors, which are the same as the ids that rehype-slug creates on the page. */
  readonly anchors: string[];
  readonly links: (Positioned & { readonly to: string })[];
  readonly components: Component[];
  readonly problems: (Positioned & { readonly message: string })[];
  /** False if the body can't be parsed. In that case, all lists except `problems` are empty. */
  readonly isParsed: boolean;
}

const outlines = new WeakMap<Body, Outline>();

export function outlineOf(body: Body): Outline {
  const known = outlines.get(body) ?? parseOutline(body);
  outlines.set(body, known);
  return known;
}

function parseOutline(body: Body): Outline {
  const { text, linesBefore } = body;
  const outline: Outline = { anchors: [], links: [], components: [], problems: [], isParsed: true };
  const { anchors, links, components, problems } = outline;
  let tree: Root;
  try {
    tree = parseBody(text);
  } catch (error) {
    return { ...outline, problems: [mdxProblem(error, body)], isParsed: false };
  }
  const slugger = new GithubSlugger();
  const positionOf = ({ position }: RootContent): Position => ({
    line: (position?.start.line ?? 1) + linesBefore,
    column: position?.start.column ?? 1,
  });

  visit(tree, (node, _, parent) => {
    if (node.type === "root") return;
    const position = positionOf(node);
    const addProblem = (message: string) => problems.push({ message, position });
    for (const message of forbiddenSyntax(node, parent)) addProblem(message);
    switch (node.type) {
      case "heading": {
        const heading = toString(node);
        anchors.push(slugger.slug(heading));
        if (node.depth === 1 && !isUnderlined(node))
          addProblem("# is for the page's title, which is in the front matter: use ##");
        // A heading that contains only emoji would get an empty anchor.
        if (!/[\p{L}\p{N}]/u.test(slug(heading))) {
          addProblem("is a heading without letters or digits: add words");
        }
        break;
      }
      case "link":
      case "definition":
        links.push({ to: node.url, position });
        break;
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const component = {
          name: node.name ?? "",
          attributes: node.attributes,
          props: readAttributes(node),
          isInline: node.type === "mdxJsxTextElement",
          parent: nameOf(parent),
          children: node.children.map((child) => ({ name: nameOf(child), position: positionOf(child) })),
          position,
        };
        components.push(component);
        const { to } = component.props;
        if (to) links.push({ to, position });
        break;
      }
    }
  });
  return outline;
}

const nameOf = (node: Root | RootContent | undefined): string | undefined =>
  node?.type === "mdxJsxFlowElement" || node?.type === "mdxJsxTextElement" ? (node.name ?? "") : undefined;
