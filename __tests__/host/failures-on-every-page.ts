import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { env, execPath } from "node:process";

interface Results {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs the tests of every page on the built site of a project, and gives what failed. */
export function failuresOnEveryPage(project: string) {
  const report = join(project, "every-page.json");
  const options = [
    "--selectProjects",
    "every-page",
    "--runInBand",
    "--json",
    "--outputFile",
    report,
  ];
  spawnSync(execPath, ["node_modules/jest/bin/jest.js", ...options], {
    env: { ...env, EVERY_PAGE_OF: project },
    stdio: "ignore",
  });
  const results: Results = JSON.parse(readFileSync(report, "utf8"));
  const failures = results.testResults.flatMap(({ message, assertionResults }) => [
    ...(assertionResults.length === 0 ? [message] : []),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join("\n")}`),
  ]);
  return { passed: results.numPassedTests, failures };
}
