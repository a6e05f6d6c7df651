import { resolve } from "node:path";
import { exit, stderr } from "node:process";
import { type Reporter } from "gatsby";
// There is no public way to what a development server shows over the page.
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { findProblems } from "./check-content";
import { isDeveloping } from "../files/build-settings";
import { type Problem, problemCount, problemLine, withoutNotes } from "../model/problem";
import { type UnfinishedDraft, unfinishedDrafts } from "./unfinished-drafts";

/** What was printed last: a development server checks more often than content changes. */
let printed = "";

/**
 * Prints all problems in the content, and ends a build with them. A development server goes on, and shows them
 * over the page as well. Problems go past Gatsby's reporter, which would call them "ERROR UNKNOWN" and breaks lines:
 * editors' programs jump to `file:line:column`.
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

/** Shows problems over the page as Gatsby shows those of queries, in every open tab and until they are gone. */
function showOverPage(problems: readonly Problem[]): void {
  const shown = problems.map((problem) => ({
    context: { sourceMessage: problemLine(problem) },
    text: problem.message,
    level: "ERROR",
    code: "content",
    filePath: resolve("content", problem.file),
    location: { start: problem },
  }));
  // @ts-expect-error Gatsby's type says that this is a text; what reads it wants a list of objects.
  websocketManager.emitError("content", shown.length === 0 ? undefined : shown);
}
