import { visit } from "unist-util-visit";
import { linkAttributes } from "../mdx/element-attributes";
import { readableTree } from "../files/body-tree";
import { type ContentFile, type Place } from "../files/content-file";
import { describeFields, formattedTexts } from "../model/walk";

/** A link of the content that leads away from the site, and where it stands. */
export interface ExternalLink extends Place {
  /** Path below `content/`. */
  readonly file: string;
  /** The address as it was written. */
  readonly link: string;
}

/** Every link to a web page or to an e-mail address, in fields and texts, drafts included. */
export function externalLinks(files: readonly ContentFile[]): ExternalLink[] {
  return files.flatMap((file) => {
    const found = [...linksOfFields(file), ...linksOfBody(file)];
    return found.filter(({ link }) => /^(https?|mailto):/i.test(link));
  });
}

function linksOfFields(file: ContentFile): ExternalLink[] {
  return [...formattedTexts(describeFields(file.kind.shape), file.data)]
    .filter(({ field }) => field.meta?.format === "link")
    .map(({ path, text }) => ({ file: file.path, link: text, ...file.place(path) }));
}

function linksOfBody({ path, body }: ContentFile): ExternalLink[] {
  if (body === undefined) return [];
  const { linesBefore } = body;
  const tree = readableTree(body);
  // What a text that is not MDX links to is not known; the content check reports it.
  if (tree === undefined) return [];
  const links: ExternalLink[] = [];
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const place = { file: path, line: line + linesBefore, column };
    if (node.type === "link" || node.type === "definition")
      links.push({ ...place, link: node.url });
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    for (const attribute of node.attributes) {
      if (!("name" in attribute) || typeof attribute.value !== "string") continue;
      if (linkAttributes.includes(attribute.name)) links.push({ ...place, link: attribute.value });
    }
  });
  return links;
}
