import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pid } from "node:process";
import { threadId } from "node:worker_threads";
import { type Root } from "mdast";
import { isKnown, parsedTree, takeTreeFrom } from "./body-tree";
import { type Body, type ContentFile, isRecord } from "./content-file";

/** Where trees are kept, and the files that say what the parser is: its code and the packages it uses. */
export interface TreeStore {
  readonly folder: string;
  readonly parser: readonly string[];
}

/**
 * The store of a project, which its check and its builds share.
 *
 * @param code - Where this code stands, when its project is another than the content's.
 */
export const treeStoreOf = (project: string, code = project): TreeStore => ({
  folder: join(project, "node_modules/.cache/site/syntax-trees"),
  parser: ["src/mdx/parse-body.ts", "src/content-model/keep-trees.ts", "package-lock.json"].map(
    (file) => join(code, file),
  ),
});

/**
 * Has every body take its syntax tree from a folder that keeps them between runs: parsing takes most of a
 * check's time. Kept is what the parser says, never what the rules say, and by the text that it read and
 * all that it consists of; a text that cannot be parsed is parsed each time. A tree is read when a rule
 * asks for it, and made and kept where it is not there or half.
 */
export function keepTrees(files: readonly ContentFile[], store: TreeStore): void {
  const nameOf = naming(store);
  const used = new Set<string>();
  for (const { body } of files) {
    if (body === undefined) continue;
    const name = nameOf(body);
    used.add(name);
    const path = join(store.folder, name);
    takeTreeFrom(body, () => kept(path) ?? keep(path, body));
  }
  removeOthers(store.folder, used);
}

/** The bodies that have no tree yet, and none is kept for. */
export function bodiesToParse(files: readonly ContentFile[], store: TreeStore): Body[] {
  const there = new Set(attempt(() => readdirSync(store.folder)));
  const nameOf = naming(store);
  return files
    .map(({ body }) => body)
    .filter((body) => body !== undefined)
    .filter((body) => !isKnown(body) && !there.has(nameOf(body)));
}

/** Parses bodies and keeps their trees, for a check that comes later. */
export function parseAhead(bodies: readonly Body[], store: TreeStore): void {
  const nameOf = naming(store);
  for (const body of bodies) attempt(() => keep(join(store.folder, nameOf(body)), body));
}

/** The name under which the tree of a body is kept. */
function naming({ parser }: TreeStore): (body: Body) => string {
  const hash = createHash("sha256");
  for (const file of parser) hash.update(readFileSync(file)).update("\0");
  const version = hash.digest("hex");
  return ({ text }) => `${createHash("sha256").update(`${version}\0${text}`).digest("hex")}.json`;
}

/** Undefined when none is kept, or half a one. */
function kept(path: string): Root | undefined {
  return attempt(() => rootIn(readFileSync(path, "utf8")));
}

/**
 * The tree as it will be read next time, so that a first run cannot say other things than a second.
 *
 * @throws VFileMessage when the body is not MDX.
 */
function keep(path: string, body: Body): Root {
  const tree = parsedTree(body);
  const json = JSON.stringify(tree, withoutUnread);
  attempt(() => {
    mkdirSync(dirname(path), { recursive: true });
    // In one step: another run may be reading.
    writeFileSync(`${path}.${pid}.${threadId}`, json);
    renameSync(`${path}.${pid}.${threadId}`, path);
  });
  return rootIn(json) ?? tree;
}

/** Removes what no text needs any more. */
function removeOthers(folder: string, used: ReadonlySet<string>): void {
  const others = (attempt(() => readdirSync(folder)) ?? []).filter((name) => !used.has(name));
  for (const name of others) attempt(() => rmSync(join(folder, name), { force: true }));
}

/** A check works without a place to keep anything, or beside another that keeps things there. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function rootIn(json: string): Root | undefined {
  const tree: unknown = JSON.parse(json);
  return isRoot(tree) ? tree : undefined;
}

/** Leaves out what no rule reads and what is half of a tree: where nodes end, and code as a tree. */
const withoutUnread = (key: string, value: unknown): unknown =>
  key === "end" || key === "offset" || key === "data" ? undefined : value;

const isRoot = (value: unknown): value is Root => isRecord(value) && value["type"] === "root";
