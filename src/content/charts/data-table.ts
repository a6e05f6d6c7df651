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
  const lines = text.split(/\r?\n/);
  const records: Cell[][] = [];
  try {
    parse(text, {
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      on_record: (record, { lines: line }) => {
        const starts = cellStarts(lines[line - 1] ?? "");
        records.push(record.map((text, at) => ({ text, line, column: starts[at] ?? 1 })));
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error["lines"] === "number" ? error["lines"] : 1;
    const problems = [atLine(`is not valid CSV: ${error.message}`, line)];
    return { table: { columns: [], rows: [] }, problems };
  }
  const [columns = [], ...rows] = records;
  return { table: { columns, rows }, problems: problemsOf(columns, rows) };
}

/** A problem of a whole line, the header's unless told otherwise. */
export const atLine = (message: string, line = 1): TableProblem => ({
  line,
  column: 1,
  field: "",
  message,
});

/** The columns at which the cells of a line begin: at its start, and behind each comma that no quotes hold. */
function cellStarts(line: string): number[] {
  const commas = [...line.matchAll(/"[^"]*"|,/g)].filter(([found]) => found === ",");
  return [1, ...commas.map(({ index }) => index + 2)];
}

function problemsOf(columns: Cell[], rows: Cell[][]): TableProblem[] {
  const [first, second] = columns;
  if (first === undefined) return [atLine("is empty: a header and rows are expected")];
  // Spreadsheets of countries with a decimal comma write semicolons between columns; pasted cells have tabs.
  const separator = second === undefined ? /[;\t]/.exec(first.text) : null;
  if (separator !== null) {
    const name = separator[0] === ";" ? "semicolons" : "tabs";
    const message = `has ${name} between its columns: save it as CSV with commas`;
    return [{ ...atLine(message, first.line), column: separator.index + 1 }];
  }
  const names = columns.map(({ text }) => text);
  return [
    ...columns.flatMap((cell, index) => inCell(cell, cell.text, headerMessage(names, index))),
    ...(rows.length === 0 ? [atLine("has a header but no rows", first.line)] : []),
    ...rows.flatMap((row) =>
      row.length === names.length
        ? row.flatMap((cell, index) => inCell(cell, names[index], cellMessage(cell)))
        : [atLine(`has ${row.length} cells, the header has ${names.length}`, row[0]?.line)],
    ),
  ];
}

const inCell = ({ line, column }: Cell, field = "", message: string | undefined): TableProblem[] =>
  message === undefined ? [] : [{ line, column, field, message }];

function headerMessage(names: readonly string[], index: number): string | undefined {
  const name = names[index] ?? "";
  if (name === "") return "is a column without a name";
  if (isNumber(name)) return "is a number where the name of a column belongs";
  return names.indexOf(name) < index ? "is the name of two columns" : undefined;
}

function cellMessage({ text }: Cell): string | undefined {
  if (text === "") return "is empty";
  return text.includes("\n") ? "has a line break" : undefined;
}

/** Whether a cell is a number as spreadsheets write it to CSV: `12`, `-3.5`. */
export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** The number in a cell. */
export const numberIn = (cell: Cell | undefined): number =>
  cell !== undefined && isNumber(cell.text) ? Number(cell.text) : 0;
