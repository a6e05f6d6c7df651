import { resolve } from "node:path";
import { stderr } from "node:process";
import { type Reporter } from "gatsby";
// There is no public way to what a development server shows over the page.
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { checkContent } from "./check-content";
import { type Problem, problemCount, problemLine, withoutNotes } from "../model/problem";

/** What was told last: a development server checks more often than content changes. */
let told = "";

/**
 * Tells all problems in the content, and ends a build with them. A development server goes on, and shows them
 * over the page as well.
 */
export function failOnProblems(reporter: Reporter): void {
  const found = checkContent({ content: resolve("content") });
  const text = found.map(problemLine).join("\n");
  if (text === told) return;
  told = text;
  const problems = withoutNotes(found);
  showOverPage(problems);
  // Not by the console, which Gatsby leads to its reporter: that breaks lines, and editors jump to `file:line:column`.
  if (text !== "") stderr.write(`\n${text}\n\n`);
  if (problems.length === 0) reporter.info("Content is in order");
  else reporter.panicOnBuild(`${problemCount(problems)}, listed above`);
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
