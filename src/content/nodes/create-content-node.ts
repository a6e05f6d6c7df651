import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Actions, type CreateNodeArgs, type Node } from "gatsby";
import { compileBody } from "../mdx/compile-body";
import { type DataTable } from "../charts/data-table";
import { isDataFile, tablesIn } from "../files/data-file";
import { isDraft, showsDrafts } from "../files/drafts";
import { figureWords } from "../files/figure-words";
import { isPublished, kindOfFile } from "../model/kinds";
import { contentFile } from "../files/read-content";
import { researchPage } from "../model/kinds/research-page";

/** What gatsby-transformer-yaml and gatsby-plugin-mdx make of a file. */
const parsedTypes = ["ContentYaml", "Mdx"];

/** What the making of nodes needs of Gatsby. */
type Gatsby = Pick<
  CreateNodeArgs,
  "node" | "getNode" | "getNodesByType" | "createNodeId" | "createContentDigest"
> & { readonly actions: Pick<Actions, "createNode" | "createParentChildLink"> };

/**
 * Makes the node of our own type (`Report`, `Service` …) of a parsed content file. The HTML of a body
 * is compiled here and kept in the node, so that a warm build compiles only what changed: the text,
 * the CSV files beside it, or the words that all charts share.
 */
export async function createContentNode(args: Gatsby): Promise<void> {
  for (const node of nodesMadeAnew(args)) await makeNode(node, args);
}

/** The parsed files whose nodes follow from a node: itself, or the texts that draw from it. */
function nodesMadeAnew({ node, getNode, getNodesByType }: Gatsby): Node[] {
  const path = pathOf(node.internal.type === "File" ? node : parentOf(node, getNode));
  if (path === undefined) return [];
  if (node.internal.type === "File") {
    if (!isDataFile(path)) return [];
    return textsBeside(dirname(path), getNode, getNodesByType);
  }
  if (node.internal.type === "Mdx") remember(node, path);
  if (!parsedTypes.includes(node.internal.type)) return [];
  return path === researchPage.path ? [node, ...getNodesByType("Mdx")] : [node];
}

/**
 * The ids of texts by folder. To look through all texts for each CSV file would take a time that grows
 * with the square of their number.
 */
let textsByFolder: Map<string, Set<string>> | undefined;

function textsBeside(
  folder: string,
  getNode: Gatsby["getNode"],
  getNodesByType: Gatsby["getNodesByType"],
): Node[] {
  if (textsByFolder === undefined) {
    textsByFolder = new Map();
    for (const mdx of getNodesByType("Mdx")) {
      const path = pathOf(parentOf(mdx, getNode));
      if (path !== undefined) remember(mdx, path);
    }
  }
  return [...(textsByFolder.get(folder) ?? [])].flatMap((id) => getNode(id) ?? []);
}

/** Keeps the index true to what is made after it; before, there is none to keep. */
function remember({ id }: Node, path: string): void {
  const folder = dirname(path);
  textsByFolder?.set(folder, (textsByFolder.get(folder) ?? new Set()).add(id));
}

async function makeNode(
  node: Node,
  { getNode, actions, createNodeId, createContentDigest }: Gatsby,
): Promise<void> {
  const file = parentOf(node, getNode);
  const path = pathOf(file);
  if (path === undefined || !isPublished(path)) return;
  const found = kindOfFile(path);
  if (found === undefined) return;

  const { kind, slug } = found;
  const absolutePath = String(file?.["absolutePath"]);
  // Gatsby removes the nodes of deleted files only after it has made those of changed ones.
  if (!existsSync(absolutePath)) return;
  // Read here again, by the parser of the check: Gatsby's plugins parse YAML of another version, in
  // which `12:30`, `1_000` and dates are no texts.
  const source = readFileSync(absolutePath, "utf8");
  const { data: written, body: ownBody } = contentFile(path, found, source);
  const data = kind.shape.cast(written ?? {}, { assert: false, stripUnknown: true });
  if (isDraft(data) && !showsDrafts()) return;
  const route = kind.route?.(slug, data);
  const text = ownBody?.text;
  const tables =
    text === undefined ? new Map<string, DataTable>() : tablesIn(dirname(absolutePath));
  const words = figureWords();
  const id = createNodeId(`${kind.type} ${path}`);
  const contentDigest = createContentDigest({ data, text, tables: [...tables], words });
  if (getNode(id)?.internal.contentDigest === contentDigest) return;

  const figures = { tables, words, folder: route ?? "" };
  const body = ownBody === undefined ? undefined : await compileBody(ownBody.text, figures);
  await actions.createNode({
    ...data,
    ...body,
    ...(body && { downloads: downloadsOf(tables, route) }),
    slug,
    ...(route !== undefined && { path: route }),
    id,
    parent: node.id,
    children: [],
    internal: { type: kind.type, contentDigest },
  });
  const child = getNode(id);
  if (child) actions.createParentChildLink({ parent: node, child });
}

/** The published figures of a body: each file beside it, at the address of its page. */
const downloadsOf = (tables: ReadonlyMap<string, unknown>, route = "") =>
  [...tables.keys()].map((name) => ({ name, path: `${route}/${name}` }));

const parentOf = (node: Node, getNode: Gatsby["getNode"]): Node | undefined =>
  node.parent ? getNode(node.parent) : undefined;

function pathOf(file: Node | undefined): string | undefined {
  const path = file?.["relativePath"];
  return typeof path === "string" ? path : undefined;
}
