import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { all, copyContent, type Edit, example, rename, replace, write } from "../content/copy-of-content";
import { closeAfterTest } from "../server/closing";
import { run } from "../server/run-command";

function start(edit: Edit, args: readonly string[] = [], variables = {}) {
  const { project, content, remove } = copyContent(edit);
  const { output, exit, waitForOutput, stop } = run("check-content", project, variables, args);
  closeAfterTest(() => stop().then(remove));
  return { project, content, output, exit, waitForOutput };
}

const wrongDate = replace(example.study, "2025-02-28", "2025-02-30");

test("lists every problem", async () => {
  const edit = all(
    wrongDate,
    replace(example.report, "## Summary", "# Summary"),
    replace(example.study, "category: Marketing Analytics", 'category: "100%,\\nA: b"'),
    rename("images/example.png", "images/a\n::error::b.png"),
    replace(example.service, "../images/example.png", JSON.stringify("../images/a\n::error::b.png")),
  );
  const { output, exit } = start(edit, [], { GITHUB_ACTIONS: "true" });
  expect(await exit).toBe(1);
  const lines = output.text.split("\n");
  const annotations = lines.filter((line) => line.startsWith("::"));
  // No file's name and no text can add its own line to the log.
  expect(annotations.filter((line) => !line.startsWith("::error file=content/"))).toEqual([]);
  expect(lines.filter((line) => !annotations.includes(line))).toEqual([
    "content/images/a\\u{A}::error::b.png:1:1 is named with the invisible character U+000A (line break): rename it",
    "content/reports/example-report/index.mdx:33:1 body: # is for the page's title, which is in the front matter: use ##",
    expect.stringMatching(
      /^content\/studies\/example-study\.yaml:3:11 category: is "100%,\\u\{A\}A: b"; it has the invisible character/,
    ),
    `content/studies/example-study.yaml:5:7 date: is "2025-02-30", a date that doesn't exist`,
    "",
    "4 problems in content/. The guide is content/README.md.",
    "",
  ]);
  expect(output.text).toMatch(
    /^::error file=content\/studies\/example-study\.yaml,line=3,col=11::category: is "100%25,%0AA: b"; it has/m,
  );
});

test("notes aren't errors", async () => {
  const { project, output, exit } = start(replace(example.study, "2025-02-28", "2999-01-31"));
  expect(await exit).toBe(0);
  expect(output.text.split("\n").sort()).toEqual([
    "",
    expect.stringMatching(/^Content is in order \(\d+ ms\)\.$/),
    expect.stringMatching(/^Note: content\/studies\/example-study\.yaml:5:7 date: is 2999-01-31/),
  ]);
  expect(existsSync(resolve(project, ".vscode/schemas/study.json"))).toBe(true);
});

test("--watch checks a changed file again, and prints its name and the time", async () => {
  const { content, waitForOutput } = start(wrongDate, ["--watch"]);
  await waitForOutput(/1 problem in content/);
  replace(example.study, "2025-02-30", "2025-02-27")(content);
  await waitForOutput(
    /\n── \d\d:\d\d:\d\d changed: content\/studies\/example-study\.yaml\nContent is in order/,
  );
  write("images/b\n::error::c.txt", "")(content);
  await waitForOutput(/changed: .*content\/images\/b\\u\{A\}::error::c\.txt/);
});

test("--json --watch prints the problems as JSON after every change", async () => {
  const { content, waitForOutput } = start(wrongDate, ["--json", "--watch"]);
  const message = `is "2025-02-30", a date that doesn't exist`;
  expect(JSON.parse(await waitForOutput(/^\[[^]+\]\n/))).toEqual([
    { file: "content/studies/example-study.yaml", line: 5, column: 7, field: "date", message },
  ]);
  replace(example.study, "2025-02-30", "2025-02-27")(content);
  await waitForOutput(/^\[\]\n/m);
});
