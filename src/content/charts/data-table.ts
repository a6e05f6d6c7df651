import { CsvError, parse } from "csv-parse/sync";

/** A CSV cell and its position. `line` and `column` (the character within the line) start at 1. */
export interface Cell {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export interface DataTable {
  /** Cells of the header row. */
  readonly columns: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface TableProblem {
  readonly line: number;
  readonly column: number;
  /** Name of the CSV column, or empty if the error concerns the whole line. */
  readonly field: string;
  readonly message: string;
}

/** Parses CSV with a header row. Reports invalid CSV in `problems` and never throws. */
export function parseDataTable(source: string): {
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
  return { table: { columns, rows }, problems: findTableProblems(columns, rows) };
}

export const atLine = (message: string, line = 1): TableProblem => ({
  line,
  column: 1,
  field: "",
  message,
});

/** Returns the positions where the cells of a line start. The first position is 1. */
function cellStarts(line: string): number[] {
  const commas = [...line.matchAll(/"[^"]*"|,/g)].filter(([found]) => found === ",");
  return [1, ...commas.map(({ index }) => index + 2)];
}

function findTableProblems(columns: Cell[], rows: Cell[][]): TableProblem[] {
  const [first, second] = columns;
  if (first === undefined) return [atLine("is empty: add a header and rows")];
  // Spreadsheets that use decimal commas separate columns with semicolons. Cells copied from a spreadsheet
  // are separated with tabs.
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
        : [atLine(cellCountMessage(row, names.length), row[0]?.line)],
    ),
  ];
}

/** A decimal comma, or a comma between thousands, makes two cells of a number. */
function cellCountMessage(row: readonly Cell[], expected: number): string {
  const message = `has ${row.length} cells, but the header has ${expected}`;
  if (row.length < expected) return `${message}: write as many cells as in the header`;
  const numbers: string[] = [];
  for (const [index, { text }] of row.entries()) {
    const next = row[index + 1]?.text ?? "";
    if (/^-?\d+$/.test(text) && /^\d+$/.test(next)) numbers.push(`${text},${next}`);
  }
  return numbers.length > 0
    ? `${message}: a comma begins a cell, so if ${numbers.join(" or ")} is one number, write it as in 12.5 or 1200`
    : `${message}: a comma begins a cell, so put text with a comma in double quotes`;
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

export const numberRegex = /^-?\d+(\.\d+)?$/;

export const isNumber = (text: string): boolean => numberRegex.test(text);

export const cellNumber = (cell: Cell | undefined): number =>
  cell !== undefined && isNumber(cell.text) ? Number(cell.text) : 0;
