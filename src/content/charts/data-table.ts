import { CsvError, parse } from "csv-parse/sync";

/** A CSV cell and its position in the file. `line` counts lines and `column` counts characters, both from 1. */
export interface Cell {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Data of a CSV file: the header cells and the rows. Each row of a valid file has one cell per column. */
export interface DataTable {
  readonly columns: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * An error in a CSV file. `column` is a character position in the line. `field` is the name of the CSV
 * column, or empty if the error doesn't belong to a single CSV column.
 */
export interface TableProblem {
  readonly line: number;
  readonly column: number;
  readonly field: string;
  readonly message: string;
}

/** Parses CSV with a header row. Never throws for invalid CSV. Errors go in `problems`. */
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

/** Creates a problem that concerns a whole line. The default is line 1, the header. */
export const atLine = (message: string, line = 1): TableProblem => ({
  line,
  column: 1,
  field: "",
  message,
});

/**
 * Returns the character positions where the cells of a line start: 1, and the position after each comma
 * outside quotes.
 */
function cellStarts(line: string): number[] {
  const commas = [...line.matchAll(/"[^"]*"|,/g)].filter(([found]) => found === ",");
  return [1, ...commas.map(({ index }) => index + 2)];
}

function problemsOf(columns: Cell[], rows: Cell[][]): TableProblem[] {
  const [first, second] = columns;
  if (first === undefined) return [atLine("is empty: add a header and rows")];
  // A header with only one cell can be a sign of the wrong separator. Spreadsheets export semicolons in
  // countries that use a decimal comma, and cells copied from a spreadsheet are separated by tabs.
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
        : [atLine(`has ${row.length} cells, but the header has ${names.length}`, row[0]?.line)],
    ),
  ];
}

const inCell = ({ line, column }: Cell, field = "", message: string | undefined): TableProblem[] =>
  message === undefined ? [] : [{ line, column, field, message }];

function headerMessage(names: readonly string[], index: number): string | undefined {
  const name = names[index] ?? "";
  if (name === "") return "is a column without a name";
  if (isNumber(name)) return "is a number, but the header needs the name of a column";
  return names.indexOf(name) < index ? "is the name of two columns" : undefined;
}

function cellMessage({ text }: Cell): string | undefined {
  if (text === "") return "is empty";
  return text.includes("\n") ? "has a line break" : undefined;
}

/** Returns whether a cell is a plain number, such as `12` or `-3.5`, without a unit or thousands separators. */
export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** Returns the number in a cell, or 0 if the cell is missing or isn't a number. */
export const numberIn = (cell: Cell | undefined): number =>
  cell !== undefined && isNumber(cell.text) ? Number(cell.text) : 0;
