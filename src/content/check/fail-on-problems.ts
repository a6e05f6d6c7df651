import { resolve } from "node:path";
import { type Reporter } from "gatsby";
import { checkContent } from "./check-content";
import { problemLine, withoutNotes } from "../model/problem";

/** Ends a build with the list of all problems in the content; a development server only shows it. */
export function failOnProblems(reporter: Reporter): void {
  const problems = checkContent({ content: resolve("content") });
  if (problems.length === 0) return;
  // Gatsby's reporter would wrap the lines, and editors jump to `file:line:column`.
  console.error(`\n${problems.map(problemLine).join("\n")}\n`);
  const { length } = withoutNotes(problems);
  if (length > 0) reporter.panicOnBuild(`${length} problems in content/, listed above`);
}
