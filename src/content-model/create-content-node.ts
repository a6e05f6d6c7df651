import { type CreateNodeArgs, type Node } from "gatsby";
import { compileBody } from "../mdx/compile-body";
import { isRecord } from "./content-file";
import { hasBody } from "./kind";
import { isPublished, kindOfFile } from "./kinds";

/** What gatsby-transformer-yaml and gatsby-plugin-mdx make of a file. */
const parsedTypes = ["ContentYaml", "Mdx"];

/**
 * Makes the node of our own type (`Report`, `Service` …) of a parsed content file. The HTML of a body
 * is compiled here and kept in the node, so that a warm build compiles only what changed.
 */
export async function createContentNode({
  node,
  getNode,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): Promise<void> {
  if (!parsedTypes.includes(node.internal.type) || !node.parent) return;
  const path = getNode(node.parent)?.["relativePath"];
  if (typeof path !== "string" || !isPublished(path)) return;
  const found = kindOfFile(path);
  if (found === undefined) return;

  const { kind, slug } = found;
  const written = plainDates(hasBody(kind) ? node["frontmatter"] : node);
  const data = kind.shape.cast(written, { assert: false, stripUnknown: true });
  const body = hasBody(kind) ? await compileBody(bodyOf(node)) : undefined;
  const fields = { ...data, ...body, slug, ...(kind.route && { path: kind.route(slug, data) }) };
  const id = createNodeId(`${kind.type} ${path}`);
  await actions.createNode({
    ...fields,
    id,
    parent: node.id,
    children: [],
    internal: { type: kind.type, contentDigest: createContentDigest(fields) },
  });
  const child = getNode(id);
  if (child) actions.createParentChildLink({ parent: node, child });
}

function bodyOf(node: Node): string {
  const body = node["body"];
  return typeof body === "string" ? body : "";
}

/** YAML 1.1 reads 2025-08-10 as a moment; a content date is a day, `YYYY-MM-DD`. */
function plainDates(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(plainDates);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainDates(inner)]));
}
