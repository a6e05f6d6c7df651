import { resolve } from "node:path";
import { type Reporter } from "gatsby";
import { checkContent } from "./check-content";
import { problemLine } from "../model/problem";

/** Ends a build with the list of all faults in the content; a development server only shows it. */
export function stopOnFaults(reporter: Reporter): void {
  const faults = checkContent({
    content: resolve("content"),
    pages: resolve("src/pages"),
  });
  if (faults.length === 0) return;
  // Gatsby's reporter would wrap the lines, and editors jump to `file:line:column`.
  console.error(`\n${faults.map(problemLine).join("\n")}\n`);
  reporter.panicOnBuild(`${faults.length} to mend in content/, listed above`);
}
