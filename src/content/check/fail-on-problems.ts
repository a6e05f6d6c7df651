import { resolve } from "node:path";
import { exit, stderr } from "node:process";
import { type Reporter } from "gatsby";
// Import from Gatsby's internals, because Gatsby has no public API for the development server's error
// overlay.
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { findProblems } from "./check-content";
import { isDeveloping } from "../../build-settings";
import { type Problem, problemCount, problemLine, withoutNotes } from "../model/problem";
import { type UnfinishedDraft, unfinishedDrafts } from "./unfinished-drafts";

/**
 * The last printed report. A development server often repeats the check even when no content has changed, and
 * this variable keeps it from printing the same report twice.
 */
let printed = "";

/**
 * Prints all problems in the content. If there are any, a build ends with exit code 1. A development server
 * keeps running and also shows the problems in Gatsby's error overlay.
 *
 * The output bypasses Gatsby's reporter, which would add "ERROR UNKNOWN" and wrap lines. Editors need
 * unwrapped lines to turn `file:line:column` into links.
 *
 * @returns The drafts that have problems.
 */
export async function failOnProblems(reporter: Reporter): Promise<UnfinishedDraft[]> {
  const content = resolve("content");
  const found = await findProblems({ content });
  const problems = withoutNotes(found);
  const text = found.map(problemLine).join("\n");
  if (text !== printed) {
    printed = text;
    showOverPage(problems);
    if (text !== "") stderr.write(`\n${text}\n\n`);
    if (problems.length > 0) stderr.write(`${problemCount(problems)}.\n\n`);
    else reporter.info("Content is in order");
  }
  if (problems.length > 0 && !isDeveloping()) exit(1);
  return unfinishedDrafts(content, found);
}

/** Shows problems in Gatsby's error overlay, in every open tab, until the problems are fixed. */
function showOverPage(problems: readonly Problem[]): void {
  const shown = problems.map((problem) => ({
    context: { sourceMessage: problemLine(problem) },
    text: problem.message,
    level: "ERROR",
    code: "content",
    filePath: resolve("content", problem.file),
    location: { start: problem },
  }));
  // @ts-expect-error Gatsby's types want a string here, but its error overlay expects a list of objects.
  websocketManager.emitError("content", shown.length === 0 ? undefined : shown);
}
