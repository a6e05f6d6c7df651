import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exit } from "node:process";
import { ensureInstalled, run } from "./ensure-installed.mjs";

ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), "site-tests-"));
let passed = 0;
let failed = 0;

const npm = (script) => () =>
  count(run("npm", ["run", "--silent", script]) === 0 ? [1, 0] : [0, 1]);

/** Runs Jest projects and adds up their tests; a suite that could not run at all is a failure. */
const jest =
  (...projects) =>
  () => {
    const report = join(reports, `${projects[0]}.json`);
    const code = run("npx", [
      "jest",
      "--selectProjects",
      ...projects,
      "--json",
      "--outputFile",
      report,
    ]);
    try {
      const result = JSON.parse(readFileSync(report, "utf8"));
      count([result.numPassedTests, result.numFailedTests + result.numRuntimeErrorTestSuites]);
      if (result.numTotalTests === 0) count([0, 1]);
    } catch {
      count([0, code === 0 ? 0 : 1]);
    }
  };

function count([good, bad]) {
  passed += good;
  failed += bad;
}

const steps = [
  ["Content check", npm("check:content")],
  ["Spelling", npm("check:spelling")],
  ["Unit and component tests", jest("logic", "components")],
  ["Lint", npm("lint")],
  ["Production build", npm("build")],
  ["Types (of the build's queries too)", npm("typecheck")],
  ["Browser", npm("check:browser")],
  ["Browser tests over the built site", jest("browser")],
  ["Journeys in three engines", jest("engines")],
];

for (const [name, step] of steps) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  step();
  console.log(`── ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
exit(failed === 0 && passed > 0 ? 0 : 1);
