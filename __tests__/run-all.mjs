import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { argv, env, exit, platform } from "node:process";
import { ensureInstalled } from "../src/commands/ensure-installed.mjs";

ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), "site-tests-"));

/**
 * Runs a command and returns its exit code. Prints the output when the command ends, or as it arrives if the
 * command runs alone.
 */
const run = (command, args, isAlone) =>
  new Promise((resolve) => {
    const stdio = isAlone ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { stdio, shell: platform === "win32" });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => printed.push(chunk));
    }
    child.on("error", (error) => printed.push(`${command} couldn't be started: ${error.message}\n`));
    child.on("close", (code) => {
      for (const chunk of printed) process.stdout.write(chunk);
      resolve(code ?? 1);
    });
  });

const npm = (script) => async (isAlone) => {
  const code = await run("npm", ["run", "--silent", script], isAlone);
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [`npm run ${script}`] };
};

const jest =
  (projects, node, ...more) =>
  async (isAlone) => {
    const report = join(mkdtempSync(join(reports, "jest-")), "report.json");
    const options = ["--selectProjects", ...projects, "--json", "--outputFile", report, ...more];
    const [command, ...args] = node ? [node, "node_modules/jest/bin/jest.js"] : ["npx", "jest"];
    await run(command, [...args, ...options], isAlone);
    try {
      const result = JSON.parse(readFileSync(report, "utf8"));
      const failed = result.testResults.flatMap(findFailedTests);
      if (result.numTotalTests === 0) failed.push("Jest found no tests");
      return { passed: result.numPassedTests, failed };
    } catch {
      return { passed: 0, failed: ["Jest wrote no report"] };
    }
  };

function findFailedTests({ name, status, assertionResults }) {
  const file = relative("", name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
  return status === "failed" ? [`${file}: the file couldn't run`] : [];
}

const units = { "Unit and component tests": jest(["logic", "components"]) };
const code = { Lint: npm("lint"), Types: npm("typecheck") };
const check = { "Content check": npm("check:content") };
const build = { "Production build": npm("build"), Browser: npm("check:browser") };

/** These tests often wait for a server or a browser, so Jest gets one more worker than there are cores. */
const builtSite = jest(
  ["every-page", "browser", "pages", "hosts", "engines"],
  undefined,
  "--maxWorkers",
  String(availableParallelism() + 1),
);

/** Builds the site several times with changed content. This slow step runs in parallel with all groups. */
const builds = { "Builds of changed content": jest(["builds"]) };

/** Test steps in the same group run in parallel. The groups run one after another. */
const quick = [units, code];
const all = [
  { ...check, Spelling: npm("check:spelling") },
  units,
  { ...code, ...build, "Build of the frozen content": npm("build:frozen") },
  { "Pages, commands, hosts, browsers, and journeys": builtSite },
];
/** Test steps for a change that affects only `content/`. Their tests don't depend on the content's text. */
const content = [check, build, { "Every page": jest(["every-page"]) }];
// OTHER_NODE is the path to another version of Node. That version runs the quick tests that use no DOM, and
// the server tests.
const quickTests = "__tests__/(?!(?:browser|builds|commands|engines|every-page|host|pages)/)";
const serverTests = "__tests__/host/(?:gatsby-function|logs|server-commands)";
if (env.OTHER_NODE) {
  const pattern = `${quickTests}|${serverTests}`;
  const projects = ["logic", "hosts"];
  all.push({ "Another Node": jest(projects, env.OTHER_NODE, "--testPathPatterns", pattern) });
}

let groups = all;
if (argv.includes("--quick")) groups = quick;
if (argv.includes("--content")) groups = content;

let passed = 0;
const failed = [];

async function runGroup(steps, showsOutput) {
  const entries = Object.entries(steps);
  const timed = entries.map(async ([name, step]) => {
    const isAlone = showsOutput && entries.length === 1;
    if (isAlone) console.log(`\n── ${name}`);
    const started = Date.now();
    const result = await step(isAlone);
    passed += result.passed;
    for (const title of result.failed) failed.push(`${name}: ${title}`);
    const outcome = result.failed.length > 0 ? "failed, " : "";
    console.log(`── ${name}: ${outcome}${Math.round((Date.now() - started) / 1000)} s`);
  });
  await Promise.all(timed);
}

const beside = groups === all ? runGroup(builds, false) : undefined;
for (const steps of groups) await runGroup(steps, true);
await beside;
rmSync(reports, { recursive: true, force: true });
if (failed.length > 0) console.log(`\nFailed:\n  ${failed.join("\n  ")}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
exit(failed.length === 0 && passed > 0 ? 0 : 1);
