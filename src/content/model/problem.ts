import { showInvisible } from "./invisible-characters";

/** An error or a note about a content file. Line and column numbers start at 1. */
export interface Problem {
  /** Path of the file, relative to `content/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Path of the field, such as `actions[0].to`. Empty if the problem concerns the whole file. */
  readonly field: string;
  readonly message: string;
  /** Notes never make a build fail. A problem without a severity is an error. */
  readonly severity?: "note";
}

export const fileProblem = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  field: "",
  message,
});

export const problemLine = ({ file, line, column, field, message, severity }: Problem): string =>
  showInvisible(
    `${severity === "note" ? "Note: " : ""}content/${file}:${line}:${column} ` +
      `${field === "" ? "" : `${field}: `}${message}`,
  );

export const withoutNotes = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ severity }) => severity !== "note");

export const problemCount = ({ length }: readonly Problem[]): string =>
  `${length} ${length === 1 ? "problem" : "problems"} in content/`;

/** Sorts problems by their position. Two rules may report the same problem, which is then listed once. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const lines = new Map(problems.map((problem) => [problemLine(problem), problem]));
  return [...lines.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
