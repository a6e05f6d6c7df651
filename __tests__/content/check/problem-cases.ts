import { type Edit, example, replace, write } from "../copy-of-content";
import { problemsAfter } from "../find-after";

type Replacement = readonly [from: string | RegExp, to: string];

type ProblemCase = readonly [change: Edit | Replacement, ...problems: string[]];

/**
 * An expected message that ends with `…` has to match only the beginning of the actual message. Problems and
 * replacements refer to `file`, unless they name another file.
 */
export function testProblems(file: string, cases: readonly ProblemCase[]): void {
  const titled = cases.map(([change, ...problems], index) => ({
    change,
    problems,
    title: problems[0] ?? `nothing about change ${index + 1}`,
  }));
  test.each(titled)(`the check of ${file} reports $title`, ({ change, problems }) => {
    const edit = typeof change === "function" ? change : replace(file, ...change);
    const expected = problems.map((problem) =>
      /^\d/.test(problem) ? `content/${file}:${problem}` : problem,
    );
    const found = problemsAfter(edit).map((problem, index) => {
      const start = expected[index]?.match(/^(.*)…$/)?.[1];
      return start !== undefined && problem.startsWith(start) ? `${start}…` : problem;
    });
    expect(found).toEqual(expected);
  });
}

export const tagline = (value: string) => replace(example.service, /^tagline: .*$/m, `tagline: ${value}`);

export const body = (text: string) => replace(example.report, "## Summary", `${text}\n\n## Summary`);

/** Writes redirects from rules such as `/old /new 302`. The default status is 301. */
export function redirects(...rules: readonly string[]): Edit {
  const lines = rules.map((rule) => {
    const [from, to, status = "301"] = rule.split(" ");
    return `  - from: ${JSON.stringify(from)}\n    to: ${to}\n    status: ${status}\n`;
  });
  return write("redirects.yaml", `redirects:\n${lines.join("")}`);
}
