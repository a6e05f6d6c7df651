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
 * Makes the node of our own type (`Report`, `Service` …) of a content file: below the `File` node of
 * a YAML file, below the `Mdx` node of a text. The HTML of a body is compiled here and kept in the
 * node, so that a warm build compiles only what changed: the text, the CSV files beside it, or the
 * words that all charts share.
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
  // A new picture may be the one that a draft waits for.
  if (kindOfFile(path) === undefined) {
    return [...unmade.values()].flatMap((id) => getNode(id) ?? []);
  }
  if (path !== researchPage.path) return [node];
  words = undefined;
  return [node, ...getNodesByType("Mdx")];
}

/** The words of charts, until the file of the research page changes. */
let words: typeof noFigures.words | undefined;

/** The nodes of a development server as they were when their files were last in order. */
const lastGood = new Map<string, NodeInput>();

/** The parents of nodes that could not be made, since a file is wrong. */
const unmade = new Map<string, string>();

async function makeNode(parent: Node, gatsby: Gatsby): Promise<void> {
  const { getNode, createNodeId, createContentDigest } = gatsby;
  const { folder, path } = placeOf(parent, getNode) ?? { folder: "", path: "" };
  const found = isPublished(path) ? kindOfFile(path) : undefined;
  // Gatsby removes the nodes of deleted files only after it has made those of changed ones.
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
    // The text has changed meanwhile, and another call makes the node from the new one.
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
    // A development server shows the page as it was; the content check lists the problem, as it does for drafts.
    if (!isDeveloping() && !draft) throw error;
    await keep(id, parent, gatsby);
  }
}

/** The picture of an item as Gatsby finds it, by its path from the item's file. */
function pictureOf({ picture }: Readonly<Record<string, unknown>>, path: string) {
  if (!isRecord(picture)) return {};
  const src = posix.relative(posix.dirname(path), picturePath(String(picture["src"]), path));
  return { picture: { ...picture, src } };
}

/** Puts the last good node back: Gatsby removes it when the file below it changes. */
async function keep(id: string, parent: Node, gatsby: Gatsby): Promise<void> {
  unmade.set(id, parent.id);
  const node = lastGood.get(id);
  // A copy: Gatsby writes its own marks into the node that it is given, and refuses a node that has them.
  if (node) await addNode({ ...structuredClone(node), parent: parent.id }, parent, gatsby);
}

async function addNode(node: NodeInput, parent: Node, { actions, getNode }: Gatsby) {
  await actions.createNode(node);
  const child = getNode(node.id);
  if (child) actions.createParentChildLink({ parent, child });
}

/** The folder of content, and the path below it, of a `File` node or of one made from it. */
function placeOf(node: Node, getNode: Gatsby["getNode"]) {
  const file = node.internal.type === "Mdx" ? getNode(node.parent ?? "") : node;
  if (file?.internal.type !== "File") return undefined;
  return pathOf(file);
}
