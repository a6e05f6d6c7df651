/** Something wrong in a content file. Lines and columns count from 1. */
export interface Problem {
  /** Path below `content/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Dotted path of the field, such as `actions[0].to`; empty when the file as a whole is meant. */
  readonly field: string;
  readonly message: string;
}

/** A problem as editors read it: `content/file:line:column field: message`. */
export const problemLine = ({ file, line, column, field, message }: Problem): string =>
  `content/${file}:${line}:${column} ${field === "" ? "" : `${field}: `}${message}`;

/** Problems by file, then by place. */
export const inReadingOrder = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
