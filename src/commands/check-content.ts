import { watch } from "node:fs";
import { resolve } from "node:path";
import { argv } from "node:process";
import { findProblems } from "../content/check/check-content";
import { schemaFiles, writeFiles } from "../content/editors/editor-files";
import { environment } from "../environment";
import { showInvisible } from "../content/model/invisible-characters";
import { type Problem, problemCount, problemLine, withoutNotes } from "../content/model/problem";

const content = resolve("content");
const [printsJson, watching] = ["--json", "--watch"].map((option) => argv.includes(option));

/** Delay in ms before a check, so that a text editor that saves in several steps causes only one check. */
const debounceMs = 100;

writeFiles(schemaFiles());
if (watching) {
  let timer: NodeJS.Timeout | undefined;
  const changed = new Set<string>();
  watch(content, { recursive: true }, (_, file) => {
    clearTimeout(timer);
    changed.add(`content/${file ?? ""}`);
    timer = setTimeout(() => {
      const time = new Date().toTimeString().slice(0, 8);
      if (!printsJson) console.log(`\n── ${time} changed: ${showInvisible([...changed].join(", "))}`);
      changed.clear();
      void reportProblems();
    }, debounceMs);
  });
}
void reportProblems();

async function reportProblems(): Promise<void> {
  const started = performance.now();
  const problems = await findProblems(content);
  const listed = problems.map((problem) => ({ ...problem, file: `content/${problem.file}` }));
  if (printsJson) console.log(JSON.stringify(listed, null, 2));
  else print(problems, Math.round(performance.now() - started));
  if (!watching) process.exitCode = withoutNotes(problems).length > 0 ? 1 : 0;
}

function print(problems: readonly Problem[], milliseconds: number): void {
  for (const problem of problems) console.error(problemLine(problem));
  if (environment().GITHUB_ACTIONS === "true")
    for (const problem of problems) console.log(annotation(problem));
  const found = withoutNotes(problems);
  if (found.length === 0) console.log(`Content is in order (${milliseconds} ms).`);
  else console.error(`\n${problemCount(found)}. The guide is content/README.md.`);
}

/** Formats a problem as a GitHub Actions workflow command, so that GitHub shows it in the pull request. */
function annotation({ file, line, column, field, message, severity }: Problem): string {
  const text = escapeAnnotation(field === "" ? message : `${field}: ${message}`);
  const path = escapeAnnotation(`content/${file}`).replaceAll(":", "%3A").replaceAll(",", "%2C");
  return `::${severity === "note" ? "notice" : "error"} file=${path},line=${line},col=${column}::${text}`;
}

function escapeAnnotation(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
