import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { env, execPath } from "node:process";
import { all, copyContent, type Edit, example, replace } from "../content/copy-of-content";
import { closeAfterTest } from "../server/closing";

/** Starts the command in a copy of the content. */
function start(edit: Edit, args: readonly string[] = [], more = {}) {
  const copy = copyContent(edit);
  const loader = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;
  const command = ["--import", loader, resolve("src/commands/check-content.ts"), ...args];
  const child = spawn(execPath, command, {
    cwd: copy.project,
    env: { ...env, GITHUB_ACTIONS: "", ...more },
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (data) => (said.stdout += String(data)));
  child.stderr.on("data", (data) => (said.stderr += String(data)));
  const end = once(child, "close").then(([status]): unknown => status);
  closeAfterTest(async () => {
    child.kill();
    await end;
    copy.remove();
  });
  const saying = async (text: string) => {
    while (!`${said.stdout}${said.stderr}`.includes(text)) {
      await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
    }
  };
  return { content: copy.content, project: copy.project, said, end, saying };
}

const wrongDate = replace(example.study, "2025-02-28", "2025-02-30");

test("lists every problem and exits with 1; in GitHub's workflows beside the lines, too", async () => {
  const { said, end } = start(
    all(
      wrongDate,
      replace(example.report, "## Summary", "# Summary"),
      replace(example.study, "category: Marketing Analytics", 'category: "100%,\\nA: b"'),
    ),
    [],
    { GITHUB_ACTIONS: "true" },
  );
  expect(await end).toBe(1);
  expect(said.stderr.split("\n")).toEqual([
    "content/reports/example-report/index.mdx:24:1 body: # is the page's title, which the front matter holds: start with ##",
    expect.stringMatching(/^content\/studies\/example-study\.yaml:3:11 category: is "100%,$/),
    expect.stringMatching(/^A: b"; allowed are: Marketing Analytics, /),
    'content/studies/example-study.yaml:5:7 date: is "2025-02-30", a day that does not exist',
    "",
    "3 problems in content/. The guide is content/README.md.",
    "",
  ]);
  expect(said.stdout).toMatch(
    /^::error file=content\/studies\/example-study\.yaml,line=3,col=11::category: is "100%25,%0AA: b"; allowed/m,
  );
});

test("exits with 0 when something is only noted, tells it, and writes the schemas for editors' programs", async () => {
  const { project, said, end } = start(replace(example.study, "2025-02-28", "2999-01-31"));
  expect(await end).toBe(0);
  expect(said.stderr).toMatch(
    /^Note: content\/studies\/example-study\.yaml:5:7 date: is 2999-01-31.*\n$/,
  );
  expect(said.stdout).toMatch(/^Content is in order \(\d+ ms\)\.\n$/);
  expect(existsSync(resolve(project, ".vscode/schemas/study.json"))).toBe(true);
});

test("--json writes the problems for tools, --watch tells again after every change", async () => {
  const { content, said, saying } = start(wrongDate, ["--json", "--watch"]);
  await saying("]\n");
  const message = 'is "2025-02-30", a day that does not exist';
  expect(JSON.parse(said.stdout)).toEqual([
    { file: "content/studies/example-study.yaml", line: 5, column: 7, field: "date", message },
  ]);
  said.stdout = "";
  replace(example.study, "2025-02-30", "2025-02-27")(content);
  await saying("[]");
});
