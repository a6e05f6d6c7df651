import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { watched } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";
import { startGitHub, type WorkflowRun } from "./stand-in-github";

const { folder, write } = temporaryFolder();
const author = ["-c", "user.name=Editor", "-c", "user.email=editor@example.com"];

function git(...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync("git", [...author, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function commit(files: Readonly<Record<string, string | undefined>>): string {
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) rmSync(join(folder, file));
    else write(file, text);
  }
  git("add", "--all");
  git("commit", "--quiet", "--message", "Change");
  return git("rev-parse", "HEAD");
}

git("init", "--quiet");
const first = commit({ "src/page.tsx": "one", "content/home.yaml": "one", "content/README.md": "one" });
beforeEach(() => void git("reset", "--quiet", "--hard", first));

const run = (head_sha: string, conclusion = "success"): WorkflowRun => ({
  head_sha,
  head_branch: "main",
  event: "push",
  conclusion,
});

async function runScript(
  name: string,
  runs: readonly WorkflowRun[],
  token = "secret",
  [stdout, stderr]: readonly ["pipe", "ignore"] | readonly ["ignore", "pipe"] = ["pipe", "ignore"],
) {
  const { variables } = await startGitHub(runs);
  const child = spawn(execPath, [resolve(`.github/check/${name}.mjs`)], {
    cwd: folder,
    env: { PATH: env["PATH"], ...variables, GITHUB_TOKEN: token },
    stdio: ["ignore", stdout, stderr],
  });
  const { exit, output } = watched(child);
  return { code: await exit, text: output.text };
}

async function choose(runs: readonly WorkflowRun[], token?: string): Promise<string> {
  const { code, text } = await runScript("choose-script", runs, token);
  expect(code).toBe(0);
  return text;
}

const short = "script=test:content\n";
const full = "script=test\n";

test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
  ["content", { "content/home.yaml": "two" }, short],
  ["a name with an umlaut", { "content/pages/Börek.png": "x" }, short],
  ["the guide", { "content/README.md": "two" }, full],
  ["code", { "src/page.tsx": "two" }, full],
  ["content and code", { "content/home.yaml": "two", "src/page.tsx": "two" }, full],
  ["a folder with a similar name", { "contents/home.yaml": "two" }, full],
  ["a file moved from code to content", { "src/page.tsx": undefined, "content/a": "one" }, full],
])("a change of %s runs the right tests", async (_, files, script) => {
  commit(files);
  expect(await choose([run(first)])).toBe(script);
});

test("a file's name can't add its own line to the log", async () => {
  commit({ "src/a\n::error::b": "x" });
  const { text } = await runScript("choose-script", [run(first)], "secret", ["ignore", "pipe"]);
  expect(text).toMatch(/^"src\/a\\n::error::b"$/m);
});

test("a content change on top of failed or untested code runs all tests", async () => {
  const code = commit({ "src/page.tsx": "two" });
  commit({ "content/home.yaml": "two" });
  expect(await choose([run(code, "failure"), run(first)])).toBe(full);
  expect(await choose([run(first)])).toBe(full);
  expect(await choose([run(code), run(first)])).toBe(short);
});

test("a content change on top of code that passed only in a pull request or branch runs all tests", async () => {
  const code = commit({ "src/page.tsx": "two" });
  commit({ "content/home.yaml": "two" });
  const proposal = { ...run(code), event: "pull_request" };
  const branch = { ...run(code), head_branch: "topic" };
  expect(await choose([proposal, branch, run(first)])).toBe(full);
});

test("all tests run if no commit has passed, its commit is gone or GitHub doesn't answer", async () => {
  commit({ "content/home.yaml": "two" });
  expect(await choose([])).toBe(full);
  expect(await choose([run("0123456789".repeat(4))])).toBe(full);
  expect(await choose([run(first)], "expired")).toBe(full);
});

test("the last commit on main that passed its check is found, and an error is reported", async () => {
  const branch = { ...run("bbbb"), head_branch: "topic" };
  const runs = [run("cccc", "failure"), branch, run("aaaa"), run(first)];
  expect(await runScript("find-last-passed", runs)).toEqual({ code: 0, text: "commit=aaaa\n" });
  expect(await runScript("find-last-passed", [])).toEqual({ code: 1, text: "" });
});
