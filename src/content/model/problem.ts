/** Something wrong or remarkable in a content file. Lines and columns count from 1. */
export interface Problem {
  /** Path below `content/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Dotted path of the field, such as `actions[0].to`; empty when the file as a whole is meant. */
  readonly field: string;
  readonly message: string;
  /** Whether content may stay so: the author should know, but no build ends for it. */
  readonly isNote?: true;
}

/** A problem of a file as a whole. */
export const fileProblem = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  field: "",
  message,
});

/** A problem as editors read it: `content/file:line:column field: message`. */
export const problemLine = ({ file, line, column, field, message, isNote }: Problem): string =>
  `${isNote ? "Note: " : ""}content/${file}:${line}:${column} ${field === "" ? "" : `${field}: `}${message}`;

/** The problems without the notes. */
export const withoutNotes = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ isNote }) => isNote === undefined);

/** What stands below the list of problems. */
export const problemCount = ({ length }: readonly Problem[]): string =>
  `${length} ${length === 1 ? "problem" : "problems"} in content/`;

/** Problems by file, then by place. */
export const inReadingOrder = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
