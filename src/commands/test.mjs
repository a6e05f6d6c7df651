import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, env, exit, platform } from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";

ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), "site-tests-"));

/**
 * Runs a command and returns its exit code. If other commands run in parallel, the output is printed when the
 * command ends.
 */
const run = (command, args, isAlone) =>
  new Promise((resolve) => {
    const stdio = isAlone ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, { stdio, shell: platform === "win32" });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => printed.push(chunk));
    }
    child.on("error", (error) =>
      printed.push(`${command} could not be started: ${error.message}\n`),
    );
    child.on("close", (code) => {
      for (const chunk of printed) process.stdout.write(chunk);
      resolve(code ?? 1);
    });
  });

/**
 * Returns a test step that runs an npm script. Each test step returns the numbers of passed and failed tests, and
 * a script counts as one test.
 */
const npm = (script) => async (isAlone) =>
  (await run("npm", ["run", "--silent", script], isAlone)) === 0 ? [1, 0] : [0, 1];

/**
 * Returns a test step that runs Jest with this or another version of Node. A suite that can't run and a run
 * without tests count as failures.
 */
const jest =
  (projects, node, ...more) =>
  async (isAlone) => {
    const report = join(mkdtempSync(join(reports, "jest-")), "report.json");
    const options = ["--selectProjects", ...projects, "--json", "--outputFile", report, ...more];
    const [command, ...args] = node ? [node, "node_modules/jest/bin/jest.js"] : ["npx", "jest"];
    await run(command, [...args, ...options], isAlone);
    try {
      const result = JSON.parse(readFileSync(report, "utf8"));
      const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
      return [result.numPassedTests, result.numTotalTests === 0 ? 1 : failed];
    } catch {
      return [0, 1];
    }
  };

const units = { "Unit and component tests": jest(["logic", "components"]) };
const code = { Lint: npm("lint"), Types: npm("typecheck") };
const check = { "Content check": npm("check:content") };
const build = { "Production build": npm("build"), Browser: npm("check:browser") };
/** Jest projects whose tests quote text from the frozen content. */
const quoting = ["browser", "pages", "hosts", "engines"];

/** Test steps in the same group run in parallel. The groups run one after another. */
const quick = [units, code];
const all = [
  { ...check, Spelling: npm("check:spelling") },
  units,
  { ...code, ...build, "Build of the frozen content": npm("build:frozen") },
  { "Pages, commands, hosts, browsers and journeys": jest(["every-page", ...quoting]) },
];
/**
 * Test steps for a change that affects only `content/`. Their tests quote no text from the content, so edits
 * can't break them.
 */
const content = [check, build, { "Every page": jest(["every-page"]) }];
// OTHER_NODE is the path to another version of Node. The quick tests and the tests of the running server also run
// with that version.
const quickTests = "__tests__/(?!(?:browser|commands|engines|every-page|host|pages)/)";
const serverTests = "__tests__/host/(?:gatsby-function|logs|server-commands)";
if (env.OTHER_NODE) {
  const pattern = `${quickTests}|${serverTests}`;
  const projects = ["logic", "components", "hosts"];
  all.push({ "Another Node": jest(projects, env.OTHER_NODE, "--testPathPatterns", pattern) });
}

let passed = 0;
let failed = 0;
for (const steps of argv.includes("--quick") ? quick : argv.includes("--content") ? content : all) {
  const entries = Object.entries(steps);
  const timed = entries.map(async ([name, step]) => {
    if (entries.length === 1) console.log(`\n── ${name}`);
    const started = Date.now();
    const [good, bad] = await step(entries.length === 1);
    passed += good;
    failed += bad;
    console.log(
      `── ${name}: ${bad > 0 ? "failed, " : ""}${Math.round((Date.now() - started) / 1000)} s`,
    );
  });
  await Promise.all(timed);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
exit(failed === 0 && passed > 0 ? 0 : 1);
