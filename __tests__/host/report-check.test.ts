import { spawn } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { parse } from "yaml";
import { all, copyContent, type Edit, example, replace } from "../content/copy-of-content";
import { onLinux, run, watched } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";

const { folder, read, write } = temporaryFolder();
const { steps } = parse(readFileSync(".github/workflows/check.yml", "utf8")).jobs.check;
const PATH = `${join(folder, "bin")}:${env["PATH"] ?? ""}`;

async function checkContent(edit: Edit): Promise<string> {
  const { project, remove } = copyContent(edit);
  const { exit, output } = run("check-content", project, {}, ["--json"]);
  await exit;
  remove();
  return output.text;
}

/** Runs a step from the Check workflow's job the way GitHub does. */
function runStep(name: string, variables: Readonly<Record<string, string>>): Promise<number | null> {
  const { run: text } = steps.find((step: { name?: string }) => step.name === name);
  const outputs = { GITHUB_OUTPUT: join(folder, "output"), GITHUB_STEP_SUMMARY: join(folder, "summary") };
  const child = spawn("bash", ["-e", "-c", text], {
    env: { PATH, RUNNER_TEMP: folder, ...outputs, ...variables },
  });
  return watched(child).exit;
}

/** Returns a shell command that writes a Jest report to the path in its last argument. */
const jestReport = (result: object) => `echo '${JSON.stringify(result)}' > "\${@: -1}"`;

/** Runs the Test and Summarize steps with scripts in place of Jest, lint, and the content check. */
async function check(programs: { jest?: string; lint?: string; problems?: string }) {
  const passed = jestReport({ numPassedTests: 1, numTotalTests: 1, testResults: [] });
  const npm = `case "$*" in
    "run --silent test:quick") exec "${execPath}" __tests__/run-all.mjs --quick ;;
    "run --silent check:content -- --json") cat "${folder}/problems"; exit 1 ;;
    "run --silent lint") ${programs.lint ?? ":"} ;;
  esac`;
  for (const [name, script] of [
    ["npm", npm],
    ["npx", programs.jest ?? passed],
  ]) {
    chmodSync(write(`bin/${name}`, `#!/bin/bash\n${script}\n`), 0o755);
  }
  write("problems", programs.problems ?? "[]");
  for (const file of ["output", "summary"]) write(file, "");
  const code = await runStep("Test", { SCRIPT: "test:quick" });
  await runStep("Summarize", { OUTCOME: code === 0 ? "success" : "failure" });
  const description = /^description=(.*)\n$/.exec(read("output"))?.[1];
  return { code, description, summary: read("summary") };
}

const wrongDate = replace(example.study, "2025-02-28", "2025-02-30");
const fails = (text: string) => `printf '%b' '${text}'; exit 1`;

onLinux("the status has the first problem in the content, and the summary has all", async () => {
  const noted = replace(example.report, "date: 2025-02-28", "date: 2999-01-31");
  const pipe = replace(example.study, "category: Marketing Analytics", "category: a|b <i>");
  const problems = await checkContent(all(wrongDate, pipe, noted));
  const { code, description, summary } = await check({ problems, jest: "exit 1" });
  expect(code).toBe(1);
  expect(description).toMatch(/^content\/studies\/example-study\.yaml:3:11 category: is "a\|b <i>"/);
  expect(summary).toMatch(
    /^## Problems in content\n\n\| Where .*\n.*\n\| content\/studies\/example-study\.yaml:3:11 \| category \| is "a\\\|b \\<i\\>"; .*\n\| content\/studies\/example-study\.yaml:5:7 \| date \| .* \|$/m,
  );
  expect(summary).toMatch(/^## Notes[^]*\n\| content\/reports\/example-report\/.* \|$/m);
  expect(summary).not.toContain("Failed: ");
});

onLinux("if tests fail, the status has the first, and the summary has all", async () => {
  const jest = fails(
    "PASS logic a.test.ts\\nFAIL pages b.test.ts\\n  ● Console\\n\\n    console.log\\n  ● every page › has a title\\n\\n    Error\\n  ● links lead to a page\\n",
  );
  const lint = fails("lines\\n ERROR  #85901  GRAPHQL\\n\\nThe picture is broken.\\n\\nmore\\n");
  const { code, description, summary } = await check({ jest, lint });
  expect(code).toBe(1);
  expect(description).toBe("Unit and component tests: every page › has a title");
  expect(summary.match(/^(## |- ).*/gm)).toEqual([
    "## Failed: Unit and component tests",
    "- every page › has a title",
    "- links lead to a page",
    "## Failed: Lint",
    "- The picture is broken.",
  ]);
});

onLinux("a failed run prints each failed test and step above its last line", async () => {
  const assertionResults = [
    { status: "passed", fullName: "links work" },
    { status: "failed", fullName: "every page has a title" },
  ];
  const testResults = [
    { name: resolve("__tests__/b.test.ts"), status: "failed", assertionResults },
    { name: resolve("__tests__/c.test.ts"), status: "failed", assertionResults: [] },
  ];
  const jest = jestReport({ numPassedTests: 1, numTotalTests: 2, testResults });
  await check({ jest, lint: "exit 1" });
  expect(read("test.log").split("\n").slice(-7)).toEqual([
    "Failed:",
    "  Unit and component tests: __tests__/b.test.ts: every page has a title",
    "  Unit and component tests: __tests__/c.test.ts: the file couldn't run",
    "  Lint: npm run lint",
    "",
    "2 passed, 3 failed",
    "",
  ]);
});

onLinux("the status of a passed check has the number of notes", async () => {
  expect(await check({})).toMatchObject({ code: 0, description: "Everything is in order." });
  const note = { ...{ file: "content/a.yaml", line: 5, column: 7, field: "date" }, severity: "note" };
  const { description } = await check({ problems: JSON.stringify([{ ...note, message: "is later" }]) });
  expect(description).toBe("Everything is in order, with notes: 1.");
});
