import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, exit, platform } from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";

ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), "site-tests-"));
let passed = 0;
let failed = 0;

function count(good, bad) {
  passed += good;
  failed += bad;
}

/** Runs a command and gives its exit code. What it prints is shown at its end when others run beside it. */
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

const npm = (script) => async (isAlone) => {
  const code = await run("npm", ["run", "--silent", script], isAlone);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
};

/** Runs Jest projects and adds up their tests; a suite that could not run at all is a failure. */
const jest =
  (...projects) =>
  async (isAlone) => {
    const report = join(reports, `${projects[0]}.json`);
    const options = ["--selectProjects", ...projects, "--json", "--outputFile", report];
    const code = await run("npx", ["jest", ...options], isAlone);
    try {
      const result = JSON.parse(readFileSync(report, "utf8"));
      count(result.numPassedTests, result.numFailedTests + result.numRuntimeErrorTestSuites);
      if (result.numTotalTests === 0) count(0, 1);
    } catch {
      count(0, code === 0 ? 0 : 1);
    }
  };

const units = [["Unit and component tests", jest("logic", "components")]];
const code = [
  ["Lint", npm("lint")],
  ["Types", npm("typecheck")],
];

/** What `npm run test:quick` runs: everything that needs neither a build nor a browser nor much time. */
const quick = [units, code];

/** The steps of one line run side by side, those of the next line after them. */
const all = [
  [
    ["Content check", npm("check:content")],
    ["Spelling", npm("check:spelling")],
    ["Style", npm("check:style")],
  ],
  units,
  code,
  [["Production build", npm("build")]],
  [["Browser", npm("check:browser")]],
  [["Commands, hosts and browser tests over the built site", jest("browser", "hosts")]],
  [["Journeys in three engines", jest("engines")]],
];

for (const steps of argv.includes("--quick") ? quick : all) {
  const timed = steps.map(async ([name, step]) => {
    if (steps.length === 1) console.log(`\n── ${name}`);
    const started = Date.now();
    await step(steps.length === 1);
    console.log(`── ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
  });
  await Promise.all(timed);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
exit(failed === 0 && passed > 0 ? 0 : 1);
