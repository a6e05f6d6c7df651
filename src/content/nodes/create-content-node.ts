import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { type Actions, type CreateNodeArgs, type Node, type NodeInput } from "gatsby";
import { isDeveloping, showsDrafts } from "../../build-settings";
import { keyChart } from "../charts/key-chart";
import {
  dataOf,
  hasAllReferences,
  isDraft,
  isScheduled,
  readContentFile,
  readToday,
} from "../files/read-content";
import { readBody } from "../mdx/read-body";
import { hasBody } from "../model/kind";
import { isPublished, kindOfFile } from "../model/kinds";
import { report } from "../model/kinds/report";
import { picturePath } from "../model/picture-path";
import { isRecord } from "../model/record";
import { contentPath } from "./mdx-source";

type NodeCreation = Pick<CreateNodeArgs, "node" | "getNode" | "createNodeId" | "createContentDigest"> & {
  readonly actions: Pick<Actions, "createNode" | "createParentChildLink">;
};

/** Date of the build. All nodes use the same date, even if the build runs past midnight. */
let today: string | undefined;

/** A development server shows a node's last valid version while the node's file has an error. */
const lastValid = new Map<string, NodeInput>();

/** Nodes whose files have errors or missing references. Maps each node's id to its parent's id. */
const failed = new Map<string, string>();

/** Creates a node such as `Report` as a child of a YAML file's `File` node or an MDX file's `Mdx` node. */
export async function createContentNode(gatsby: NodeCreation): Promise<void> {
  for (const parent of findAffectedParents(gatsby)) await createChildNode(parent, gatsby);
}

function findAffectedParents({ node, getNode }: NodeCreation): Node[] {
  const path = locate(node, getNode)?.path;
  if (path === undefined) return [];
  // Try all failed nodes again, because the changed file may be a picture that one of them needs.
  if (kindOfFile(path) === undefined) return [...failed.values()].flatMap((id) => getNode(id) ?? []);
  return [node];
}

async function createChildNode(parent: Node, gatsby: NodeCreation): Promise<void> {
  const { getNode, createNodeId, createContentDigest } = gatsby;
  const { folder, path } = locate(parent, getNode) ?? { folder: "", path: "" };
  const found = isPublished(path) ? kindOfFile(path) : undefined;
  // Gatsby handles changed files before deleted files, so the file of this node may no longer exist.
  if (found === undefined || !existsSync(join(folder, path))) return;
  const { kind, slug } = found;
  const isMdx = parent.internal.type === "Mdx";
  if (hasBody(kind) !== isMdx) return;
  const id = createNodeId(`${kind.type} ${path}`);
  const fields = isMdx ? parent["frontmatter"] : readContentFile(folder, path, found).data;
  const data = dataOf(kind, fields);
  if (data === undefined) return restoreLastValid(id, parent, gatsby);
  const draft = isDraft(data);
  today ??= readToday(folder);
  if (!showsDrafts() && (draft || isScheduled(kind, data, today))) return;
  if (draft && !hasAllReferences(folder, path, found)) return restoreLastValid(id, parent, gatsby);

  const route = kind.route?.(slug, data);
  const text = isMdx ? String(parent["body"]) : undefined;
  const contentDigest = createContentDigest({ data, text });
  if (getNode(id)?.internal.contentDigest === contentDigest) return;
  const figures = kind === report ? (dataOf(report, fields)?.figures ?? []) : [];
  const created = {
    ...data,
    ...locatePicture(data, path),
    ...(text !== undefined && readBody(text)),
    ...(kind === report && { keyChart: keyChart(keyValue(data), text ?? "", figures) }),
    slug,
    ...(route !== undefined && { path: route }),
    id,
    parent: parent.id,
    children: [],
    internal: { type: kind.type, contentDigest },
  };
  if (isDeveloping()) lastValid.set(id, structuredClone(created));
  failed.delete(id);
  await addNode(created, parent, gatsby);
}

const keyValue = ({ keyFigure }: Readonly<Record<string, unknown>>): string =>
  isRecord(keyFigure) ? String(keyFigure["value"]) : "";

/** Makes picture paths relative to the content file's folder, because Gatsby resolves them from there. */
function locatePicture({ picture }: Readonly<Record<string, unknown>>, path: string) {
  if (!isRecord(picture)) return {};
  const locateFile = (name: "src" | "dark") =>
    typeof picture[name] === "string" && {
      [name]: posix.relative(posix.dirname(path), picturePath(picture[name], path)),
    };
  return { picture: { ...picture, ...locateFile("src"), ...locateFile("dark") } };
}

/** Restores a failed node's last valid version, because Gatsby deleted the node when its file changed. */
async function restoreLastValid(id: string, parent: Node, gatsby: NodeCreation): Promise<void> {
  failed.set(id, parent.id);
  const node = lastValid.get(id);
  // Pass a copy, because Gatsby adds its own fields to a node and rejects nodes that already have them.
  if (node) await addNode({ ...structuredClone(node), parent: parent.id }, parent, gatsby);
}

async function addNode(node: NodeInput, parent: Node, { actions, getNode }: NodeCreation) {
  await actions.createNode(node);
  const child = getNode(node.id);
  if (child) actions.createParentChildLink({ parent, child });
}

/** Returns the content folder and file path of a `File` or `Mdx` node. */
function locate(node: Node, getNode: NodeCreation["getNode"]) {
  const file = node.internal.type === "Mdx" ? getNode(node.parent ?? "") : node;
  return file?.internal.type === "File" ? contentPath(file) : undefined;
}
