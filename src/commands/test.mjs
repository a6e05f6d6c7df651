import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { ensureInstalled, run } from "./ensure-installed.mjs";

ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), "site-tests-"));
let passed = 0;
let failed = 0;

function count(good, bad) {
  passed += good;
  failed += bad;
}

const npm = (script) => () => {
  const code = run("npm", ["run", "--silent", script]);
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
};

/** Runs Jest projects and adds up their tests; a suite that could not run at all is a failure. */
const jest =
  (...projects) =>
  () => {
    const report = join(reports, `${projects[0]}.json`);
    const options = ["--selectProjects", ...projects, "--json", "--outputFile", report];
    const code = run("npx", ["jest", ...options]);
    try {
      const result = JSON.parse(readFileSync(report, "utf8"));
      count(result.numPassedTests, result.numFailedTests + result.numRuntimeErrorTestSuites);
      if (result.numTotalTests === 0) count(0, 1);
    } catch {
      count(0, code === 0 ? 0 : 1);
    }
  };

const units = ["Unit and component tests", jest("logic", "components")];
const lint = ["Lint", npm("lint")];

/** What `npm run test:quick` runs: everything that needs neither a build nor a browser nor much time. */
const quick = [units, lint, ["Types", npm("typecheck")]];

const all = [
  ["Content check", npm("check:content")],
  ["Spelling", npm("check:spelling")],
  units,
  lint,
  ["Production build", npm("build")],
  ["Types", npm("typecheck")],
  ["Browser", npm("check:browser")],
  ["Commands, hosts and browser tests over the built site", jest("browser")],
  ["Journeys in three engines", jest("engines")],
];

for (const [name, step] of argv.includes("--quick") ? quick : all) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  step();
  console.log(`── ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
exit(failed === 0 && passed > 0 ? 0 : 1);
