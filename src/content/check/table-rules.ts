import {
  atLine,
  type Cell,
  type DataTable,
  isNumber,
  cellNumber,
  type TableProblem,
} from "../charts/data-table";
import { type componentDefinitions } from "../mdx/component-schema";

type Components = typeof componentDefinitions;

/** Name of a component that draws a chart from a CSV file. */
type ChartName = {
  [Name in keyof Components]: Components[Name]["props"] extends { data: { type: "file" } } ? Name : never;
}[keyof Components];

type TableRule = (table: DataTable) => TableProblem[];

/** TypeScript requires a rule here for every new chart component. */
const tableRules: Readonly<Record<ChartName, TableRule>> = {
  BarChart: (table) =>
    table.columns.length > 1
      ? numberProblems(table, 1)
      : [atLine("needs a column of numbers after the column of names")],
  ShareBar: shareProblems,
  Hundred: shareProblems,
  Benchmarks: (table) =>
    table.columns.length > 2 && table.columns.at(-1)?.text === "Unit"
      ? numberProblems(table, table.columns.length - 2)
      : [atLine("needs at least three columns: names, numbers, and a last column called Unit")],
};

const rules: ReadonlyMap<string, TableRule> = new Map(Object.entries(tableRules));

/** Returns the reasons why a chart component can't draw the data, with positions in the CSV file. */
export const tableProblems = (component: string, table: DataTable): TableProblem[] =>
  rules.get(component)?.(table) ?? [];

function shareProblems(table: DataTable): TableProblem[] {
  const { columns, rows } = table;
  if (columns.length !== 2 || rows.length !== 2) {
    return [atLine("needs two columns and two rows: the share and the rest, with their percentages")];
  }
  const isShare = (cell: Cell) => cellNumber(cell) >= 0 && cellNumber(cell) <= 100;
  const outside = cellProblems(table, 1, (cell) =>
    isShare(cell) ? undefined : `is ${cell.text}: use a percentage from 0 to 100`,
  );
  const problems = [...numberProblems(table, 1), ...outside];
  if (problems.length > 0) return problems;
  const sum = rows.reduce((total, row) => total + cellNumber(row[1]), 0);
  // Tolerate rounding errors in floating-point sums.
  return Math.abs(sum - 100) > 0.001 ? [atLine(`has percentages that add up to ${sum} instead of 100`)] : [];
}

/** JavaScript numbers keep up to 15 significant digits exactly. */
const mostDigits = 15;

const numberProblems = (table: DataTable, index: number): TableProblem[] =>
  cellProblems(table, index, ({ text }) => {
    if (!isNumber(text)) return `is "${text}": use a number such as 12.5, without a unit`;
    const digits = text.replace(/\D/g, "").length;
    return digits > mostDigits ? `has ${digits} digits, but at most ${mostDigits} are allowed` : undefined;
  });

function cellProblems(
  { columns, rows }: DataTable,
  index: number,
  messageFor: (cell: Cell) => string | undefined,
): TableProblem[] {
  const field = columns[index]?.text ?? "";
  return rows.flatMap(({ [index]: cell }) => {
    if (cell === undefined) return [];
    const message = messageFor(cell);
    return message === undefined ? [] : [{ line: cell.line, column: cell.column, field, message }];
  });
}
