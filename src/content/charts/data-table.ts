import { CsvError, parse } from "csv-parse/sync";

/** A cell of a CSV file and where it stands; line and column count from 1. */
export interface Cell {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** The figures of a CSV file: names of the columns, and rows that have a cell in each. */
export interface DataTable {
  readonly columns: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Something wrong in a CSV file. `field` is the name of the column, if it has one. */
export interface TableProblem {
  readonly line: number;
  readonly column: number;
  readonly field: string;
  readonly message: string;
}

/** Parses CSV with a header. Never throws: what is wrong stands in `problems`. */
export function readDataTable(source: string): {
  readonly table: DataTable;
  readonly problems: readonly TableProblem[];
} {
  const text = source.replace(/^\uFEFF/, "");
  const sourceLines = text.split(/\r?\n/);
  const lines: number[] = [];
  let records: string[][] = [];
  try {
    records = parse(text, {
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      on_record: (record, context) => {
        lines.push(context.lines);
        return record;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error["lines"] === "number" ? error["lines"] : 1;
    const problems = [atLine(`is not valid CSV: ${error.message}`, line)];
    return { table: { columns: [], rows: [] }, problems };
  }
  const [columns = [], ...rows] = records.map((record, index) => {
    const line = lines[index] ?? 1;
    const starts = cellStarts(sourceLines[line - 1] ?? "");
    return record.map((cell, at): Cell => ({ text: cell, line, column: starts[at] ?? 1 }));
  });
  const table = { columns, rows };
  const semicolons = semicolonProblem(table);
  if (semicolons !== undefined) return { table, problems: [semicolons] };
  return { table, problems: [...headerProblems(table), ...rows.flatMap(rowProblems(columns))] };
}

/** A problem of a whole line, the header's unless told otherwise. */
export const atLine = (message: string, line = 1): TableProblem => ({
  line,
  column: 1,
  field: "",
  message,
});

/** Spreadsheets of countries with a decimal comma write semicolons between columns. */
function semicolonProblem({ columns }: DataTable): TableProblem | undefined {
  const [first, second] = columns;
  if (first === undefined || second !== undefined || !first.text.includes(";")) return undefined;
  const message = "has semicolons between its columns: save it as CSV with commas";
  return { line: first.line, column: first.text.indexOf(";") + 1, field: "", message };
}

/** The columns at which the cells of a line begin. */
function cellStarts(line: string): number[] {
  const starts = [1];
  let quoted = false;
  for (const [index, character] of [...line].entries()) {
    if (character === '"') quoted = !quoted;
    else if (character === "," && !quoted) starts.push(index + 2);
  }
  return starts;
}

function headerProblems({ columns, rows }: DataTable): TableProblem[] {
  const [first] = columns;
  if (first === undefined) {
    return [atLine("is empty: a header and rows are expected")];
  }
  const problems: TableProblem[] = [];
  for (const [index, { text, line, column }] of columns.entries()) {
    const at = { line, column, field: text };
    if (text === "") problems.push({ ...at, message: "is a column without a name" });
    else if (isNumber(text)) {
      problems.push({ ...at, message: "is a number where the name of a column belongs" });
    } else if (columns.findIndex((other) => other.text === text) < index) {
      problems.push({ ...at, message: "is the name of two columns" });
    }
  }
  if (rows.length === 0) {
    problems.push(atLine("has a header but no rows", first.line));
  }
  return problems;
}

const rowProblems =
  (columns: readonly Cell[]) =>
  (row: readonly Cell[]): TableProblem[] => {
    const { line = 1 } = row[0] ?? {};
    if (row.length !== columns.length) {
      return [atLine(`has ${row.length} cells, the header has ${columns.length}`, line)];
    }
    return row.flatMap(({ text, column }, index) => {
      const at = { line, column, field: columns[index]?.text ?? "" };
      if (text === "") return [{ ...at, message: "is empty" }];
      return text.includes("\n") ? [{ ...at, message: "has a line break" }] : [];
    });
  };

/** Whether a cell is a number as spreadsheets write it to CSV: `12`, `-3.5`. */
export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** The number in a cell. */
export const numberIn = (cell: Cell | undefined): number =>
  cell !== undefined && isNumber(cell.text) ? Number(cell.text) : 0;
