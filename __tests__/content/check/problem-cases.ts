import {
  all,
  change,
  copy,
  type Edit,
  example,
  link,
  remove,
  rename,
  replace,
  write,
} from "../copy-of-content";

/** Edits of a copy of the content, and what the check says of it then. */
export interface ProblemCase {
  readonly name: string;
  readonly edit: Edit;
  readonly problems: unknown[];
}

/**
 * Reads a file of `problems/`. `== file` names the file that the following cases edit; `- from → to` begins a case,
 * and `+` a further edit of it; the indented lines are what the check says, none when it says nothing.
 *
 * In an edit, `\_` is a non-breaking space, `9×400` is 400 nines, `…` is the rest of the line, `*` the whole file, `∅` nothing, `body` begins what is put before the first
 * heading of the example report, and `redirect` lists rules of `redirects.yaml`. In what the check says, `…` is
 * anything.
 */
export function problemCases(text: string): ProblemCase[] {
  const [, ...sections] = text.split(/^== /m);
  return sections.flatMap((section) => {
    const [file = "", ...cases] = section.split(/\n- /);
    return cases.map((each) => {
      const [first = "", ...more] = each.trimEnd().split("\n");
      const problems = more.filter((line) => line.startsWith("    "));
      const further = more.filter((line) => line.startsWith("+ "));
      const edits = [first, ...further.map((line) => line.slice(2))];
      return {
        name: edits.join(" and "),
        edit: all(...edits.map((edit) => editFrom(edit, file))),
        problems: problems.map((problem) => expected(problem.trim(), file)),
      };
    });
  });
}

function editFrom(edit: string, file: string): Edit {
  const [verb = "", path = "", other = ""] = edit.split(" ");
  if (verb === "mv") return rename(path, other);
  if (verb === "cp") return copy(path, other);
  if (verb === "rm") return remove(path);
  if (verb === "ln") return link(path, other);
  const words = plain(edit.slice(verb.length + 1));
  if (verb === "redirect") return write("redirects.yaml", redirects(words));
  if (verb === "body") return replace(example.report, "## Summary", `${words}\n\n## Summary`);
  const [, own = file, from = "", to = ""] = /^(?:\[(\S+)\] )?(.*?) → (.*)$/.exec(edit) ?? [];
  if (from === "*") return write(own, plain(to));
  if (!from.endsWith("…")) return replace(own, plain(from), plain(to));
  const start = from.slice(0, -1);
  return change(own, (text) => text.replace(new RegExp(`^${start}.*$`, "m"), () => plain(to)));
}

const characters = new Map(Object.entries({ n: "\n", t: "\t", _: "\u00A0", "\\": "\\" }));
const plain = (text: string) =>
  text
    .replace("∅", "")
    .replace(/(.)×(\d+)/g, (_, character: string, count) => character.repeat(Number(count)))
    .replace(/\\(.)/g, (whole, letter) => characters.get(letter) ?? whole);

const redirects = (rules: string) =>
  rules.split(", ").reduce((yaml, rule) => {
    const [from = "", to = "", status = "301"] = rule.split(" ");
    return `${yaml}  - from: ${JSON.stringify(from)}\n    to: ${to}\n    status: ${status}\n`;
  }, "redirects:\n");

/** A problem with its file, which is the edited one where none is named. */
function expected(problem: string, file: string): unknown {
  const whole = /^\d/.test(problem) ? `content/${file}:${problem}` : problem;
  const parts = whole.split("…").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return parts.length > 1 ? expect.stringMatching(new RegExp(`^${parts.join(".*")}$`)) : whole;
}
