import { readFileSync } from "node:fs";
import { join } from "node:path";
import { copy, type Edit, example, remove, rename, replace, write } from "../copy-of-content";

/** Edits of a copy of the content, and what the check says of it then. */
export interface ProblemCase {
  readonly file: string;
  readonly edits: string[];
  readonly problems: string[];
}

/**
 * Reads a file of `problems/`. `== file` names the file that the following cases edit; `- from → to` begins a case,
 * and `+` a further edit of it; the indented lines are what the check says, none when it says nothing.
 *
 * In an edit, `…` is the rest of the line, `*` the whole file, `∅` nothing, `body` begins what is put before the first
 * heading of the example report, `redirect` lists rules of `redirects.yaml`, and `^` is the place that the check
 * names. In what it says, `⟦text⟧` is the place of a text, `⟦#text⟧` its line in the example report, and `…` anything.
 */
export function problemCases(text: string): ProblemCase[] {
  const cases: ProblemCase[] = [];
  let file = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("== ")) file = line.slice(3);
    else if (line.startsWith("- ")) cases.push({ file, edits: [line.slice(2)], problems: [] });
    else if (line.startsWith("+ ")) cases.at(-1)?.edits.push(line.slice(2));
    else if (line.startsWith("    ")) cases.at(-1)?.problems.push(line.trim());
  }
  return cases;
}

const characters = new Map(Object.entries({ n: "\n", t: "\t", "\\": "\\" }));
const plain = (text: string) =>
  text.replace("∅", "").replace(/\\(.)/g, (whole, letter) => characters.get(letter) ?? whole);

const redirects = (rules: string) =>
  rules.split(", ").reduce((yaml, rule) => {
    const [from = "", to = "", status = "301"] = rule.split(" ");
    return `${yaml}  - from: ${JSON.stringify(from)}\n    to: ${to}\n    status: ${status}\n`;
  }, "redirects:\n");

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

/** Line and column of a text, or of the `^` in it. */
function placeOf(text: string, marker: string): string {
  const start = text.indexOf(marker.replace("^", ""));
  if (start < 0) throw new Error(`${JSON.stringify(marker)} is not there`);
  const lines = text.slice(0, start + Math.max(0, marker.indexOf("^"))).split("\n");
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Applies a case to a folder of content, and gives what the check should say of it. */
export function apply(folder: string, { file, edits, problems }: ProblemCase): unknown[] {
  let marked = "1:1";
  const change = (path: string, from: string, to: string): Edit => {
    const before = read(folder, path);
    const old = from.endsWith("…")
      ? (before.split("\n").find((line) => line.startsWith(from.slice(0, -1))) ?? from)
      : from;
    if (to.includes("^"))
      marked = placeOf(
        before.replace(old, () => to.replace("^", "")),
        to,
      );
    return replace(path, old, to.replace("^", ""));
  };
  for (const edit of edits) {
    const [, verb, path = "", other = ""] = /^(mv|cp|rm) (\S+) ?(.*)$/.exec(edit) ?? [];
    const [word = "", ...rest] = edit.split(" ");
    const words = plain(rest.join(" "));
    const [, own = file, from = "", to = ""] = /^(?:\[(\S+)\] )?(.*?) → (.*)$/.exec(edit) ?? [];
    const makeEdit = (): Edit => {
      if (verb === "mv") return rename(path, other);
      if (verb === "cp") return copy(path, other);
      if (verb === "rm") return remove(path);
      if (word === "redirect") return write("redirects.yaml", redirects(words));
      if (word === "body") return change(example.report, "## Summary", `${words}\n\n## Summary`);
      return from === "*" ? write(own, plain(to)) : change(own, plain(from), plain(to));
    };
    makeEdit()(folder);
  }
  return problems.map((problem) => {
    const whole = /^(content\/|Note: |…)/.test(problem)
      ? problem
      : `content/${file}:${/^(\d+:\d+|⟦.+⟧) /.test(problem) ? "" : `${marked} `}${problem}`;
    const placed = whole
      .replace(
        /⟦#(.+?)⟧/,
        (_, text) => placeOf(read(folder, example.report), text).split(":")[0] ?? "",
      )
      .replace(
        /^content\/(.+?):⟦(.+?)⟧/,
        (_, path, text) => `content/${path}:${placeOf(read(folder, path), plain(text))}`,
      );
    const parts = placed.split("…").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return parts.length > 1 ? expect.stringMatching(new RegExp(`^${parts.join(".*")}$`)) : placed;
  });
}
