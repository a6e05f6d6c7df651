import { resolve } from "node:path";
import { exit, stderr } from "node:process";
import { type Reporter } from "gatsby";
// Gatsby has no public API for the development server's error overlay.
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { findProblems } from "./check-content";
import { isDeveloping } from "../../build-settings";
import { type Problem, problemCount, problemLine, withoutNotes } from "../model/problem";
import { type UnfinishedDraft, unfinishedDrafts } from "./unfinished-drafts";

/** A development server checks the content often, but prints the problems only if they've changed. */
let lastPrinted = "";

/**
 * Content errors end a build. A development server shows them in Gatsby's error overlay instead. Problems are
 * printed without Gatsby's reporter, because it adds "ERROR UNKNOWN" and wraps lines, which breaks
 * `file:line:column` links.
 */
export async function failOnProblems(reporter: Reporter): Promise<UnfinishedDraft[]> {
  const content = resolve("content");
  const found = await findProblems(content);
  const problems = withoutNotes(found);
  const text = found.map(problemLine).join("\n");
  if (text !== lastPrinted) {
    lastPrinted = text;
    showOverPage(problems);
    if (text !== "") stderr.write(`\n${text}\n\n`);
    if (problems.length > 0) stderr.write(`${problemCount(problems)}.\n\n`);
    else reporter.info("Content is in order");
  }
  if (problems.length > 0 && !isDeveloping()) exit(1);
  return unfinishedDrafts(content, found);
}

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
