import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { type Actions, type CreateNodeArgs, type Node, type NodeInput } from "gatsby";
import { noFigures } from "../charts/report-figures";
import { namesOnlyWhatExists } from "../files/complete-item";
import { tablesIn } from "../files/data-file";
import { isDeveloping, showsDrafts } from "../files/build-settings";
import { dataOf, entriesOf, isDraft, readContentFile } from "../files/read-content";
import { compileBody } from "../mdx/compile-body";
import { hasBody } from "../model/kind";
import { isPublished, kindOfFile, ownerOfData } from "../model/kinds";
import { picturePath } from "../model/picture-path";
import { researchPage } from "../model/kinds/research-page";
import { isRecord } from "../model/record";
import { pathOf } from "./mdx-source";

type Gatsby = Pick<
  CreateNodeArgs,
  "node" | "getNode" | "getNodesByType" | "createNodeId" | "createContentDigest"
> & { readonly actions: Pick<Actions, "createNode" | "createParentChildLink"> };

/**
 * Creates the Gatsby node (`Report`, `Service` …) for a content file. The parent is the `File` node of a YAML
 * file or the `Mdx` node of an MDX file. MDX bodies are compiled here, and the node stores the HTML. With a
 * warm cache, a build therefore compiles a body again only if the MDX file, the CSV files next to it, or the
 * labels shared by all charts have changed.
 */
export async function createContentNode(gatsby: Gatsby): Promise<void> {
  for (const parent of parentsToRenew(gatsby)) await makeNode(parent, gatsby);
}

function parentsToRenew({ node, getNode, getNodesByType, createNodeId }: Gatsby): Node[] {
  const path = placeOf(node, getNode)?.path;
  if (path === undefined) return [];
  const owner = ownerOfData(path);
  if (owner !== undefined) {
    const id = createNodeId(`${owner.kind.type} ${owner.path}`);
    const text = getNode(getNode(id)?.parent ?? unmade.get(id) ?? "");
    return text === undefined ? [] : [text];
  }
  // The file may be a picture that a draft refers to. Try again to create all nodes that couldn't be created.
  if (kindOfFile(path) === undefined) {
    return [...unmade.values()].flatMap((id) => getNode(id) ?? []);
  }
  if (path !== researchPage.path) return [node];
  words = undefined;
  return [node, ...getNodesByType("Mdx")];
}

/** Cache of the chart labels from the research page. Cleared when the research page's file changes. */
let words: typeof noFigures.words | undefined;

/**
 * Last valid version of each node. The development server shows this version while the content file has an
 * error.
 */
const lastGood = new Map<string, NodeInput>();

/**
 * Nodes that couldn't be created because of an error in a file or a missing picture or item. Maps the id of
 * each node to the id of the node's parent.
 */
const unmade = new Map<string, string>();

async function makeNode(parent: Node, gatsby: Gatsby): Promise<void> {
  const { getNode, createNodeId, createContentDigest } = gatsby;
  const { folder, path } = placeOf(parent, getNode) ?? { folder: "", path: "" };
  const found = isPublished(path) ? kindOfFile(path) : undefined;
  // Gatsby handles changed files before deleted files, so the file of this node may no longer exist.
  if (found === undefined || !existsSync(join(folder, path))) return;
  const { kind, slug } = found;
  const id = createNodeId(`${kind.type} ${path}`);
  const isMdx = parent.internal.type === "Mdx";
  if (hasBody(kind) !== isMdx) return;
  const fields = isMdx ? parent["frontmatter"] : readContentFile(folder, path, found).data;
  const data = dataOf(kind, { data: isRecord(fields) ? fields : undefined });
  if (data === undefined) return keep(id, parent, gatsby);
  const draft = isDraft(data);
  if (draft && !showsDrafts()) return;
  if (draft && !namesOnlyWhatExists(folder, readContentFile(folder, path, found))) {
    return keep(id, parent, gatsby);
  }

  const route = kind.route?.(slug, data);
  const tables = kind.figures ? tablesIn(join(folder, dirname(path))) : noFigures.tables;
  words ??= entriesOf(researchPage, folder)[0]?.data.figures ?? noFigures.words;
  const text = isMdx ? String(parent["body"]) : undefined;
  const source = { data, text, tables: [...tables], words };
  const contentDigest = createContentDigest(source);
  if (getNode(id)?.internal.contentDigest === contentDigest) return;
  try {
    const figures = { tables, words, folder: route ?? "" };
    const body = text === undefined ? undefined : await compileBody(text, figures);
    // If the text changed during compilation, discard the result. Gatsby calls this function again for the
    // new text.
    if (getNode(parent.id)?.internal.contentDigest !== parent.internal.contentDigest) return;
    const downloads = [...tables.keys()].map((name) => ({ name, path: `${route}/${name}` }));
    const node = {
      ...data,
      ...pictureOf(data, path),
      ...(body && { ...body, downloads }),
      slug,
      ...(route !== undefined && { path: route }),
      id,
      parent: parent.id,
      children: [],
      internal: { type: kind.type, contentDigest },
    };
    if (isDeveloping()) lastGood.set(id, structuredClone(node));
    unmade.delete(id);
    await addNode(node, parent, gatsby);
  } catch (error) {
    // Only an error in a published item fails a build. For drafts and on a development server, keep the last
    // valid node. The content check reports the error in all cases.
    if (!isDeveloping() && !draft) throw error;
    await keep(id, parent, gatsby);
  }
}

/**
 * Returns an item's picture with its path relative to the item's file, because Gatsby resolves picture paths
 * from there.
 */
function pictureOf({ picture }: Readonly<Record<string, unknown>>, path: string) {
  if (!isRecord(picture)) return {};
  const src = posix.relative(posix.dirname(path), picturePath(String(picture["src"]), path));
  return { picture: { ...picture, src } };
}

/**
 * Records a node that couldn't be created. If the node had a valid version before, restores that version,
 * because Gatsby removed it when the file changed.
 */
async function keep(id: string, parent: Node, gatsby: Gatsby): Promise<void> {
  unmade.set(id, parent.id);
  const node = lastGood.get(id);
  // Pass a copy, because Gatsby adds its own fields to a node and rejects nodes that already have them.
  if (node) await addNode({ ...structuredClone(node), parent: parent.id }, parent, gatsby);
}

async function addNode(node: NodeInput, parent: Node, { actions, getNode }: Gatsby) {
  await actions.createNode(node);
  const child = getNode(node.id);
  if (child) actions.createParentChildLink({ parent, child });
}

/**
 * Returns the path of the content folder, and the path of a node's file below that folder. Returns
 * `undefined` unless the node is a `File` node or an `Mdx` node created from a file.
 */
function placeOf(node: Node, getNode: Gatsby["getNode"]) {
  const file = node.internal.type === "Mdx" ? getNode(node.parent ?? "") : node;
  if (file?.internal.type !== "File") return undefined;
  return pathOf(file);
}
