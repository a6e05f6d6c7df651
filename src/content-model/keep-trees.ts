import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pid } from "node:process";
import { type Root } from "mdast";
import { hasTree, readableTree, rememberTree } from "./body-tree";
import { type Body, type ContentFile, isRecord } from "./content-file";

/**
 * Gives every body its syntax tree from a folder that keeps them between runs: parsing takes most of a
 * check's time. Kept is what the parser says, never what the rules say, and by the text that it read and
 * all that it consists of; a text that cannot be parsed is parsed each time.
 *
 * @param makers - Files that say what the parser is: its code and the packages it uses.
 */
export function keepTrees(
  files: readonly ContentFile[],
  folder: string,
  makers: readonly string[],
): void {
  const parser = createHash("sha256");
  for (const file of makers) parser.update(readFileSync(file)).update("\0");
  const version = parser.digest("hex");
  const used = new Set<string>();
  for (const { body } of files) {
    if (body === undefined) continue;
    const name = `${createHash("sha256").update(`${version}\0${body.text}`).digest("hex")}.json`;
    used.add(name);
    if (hasTree(body)) continue;
    const tree = kept(join(folder, name)) ?? keep(join(folder, name), body);
    if (tree !== undefined) rememberTree(body, tree);
  }
  removeOthers(folder, used);
}

/** Undefined when none is kept, or half a one. */
function kept(path: string): Root | undefined {
  return attempt(() => rootIn(readFileSync(path, "utf8")));
}

/** The tree as it will be read next time, so that a first run cannot say other things than a second. */
function keep(path: string, body: Body): Root | undefined {
  const tree = readableTree(body);
  if (tree === undefined) return undefined;
  const json = JSON.stringify(tree, withoutUnread);
  attempt(() => {
    mkdirSync(dirname(path), { recursive: true });
    // In one step: another run may be reading.
    writeFileSync(`${path}.${pid}`, json);
    renameSync(`${path}.${pid}`, path);
  });
  return rootIn(json);
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
