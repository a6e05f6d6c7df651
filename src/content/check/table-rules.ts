import { type ChartKind } from "../charts/chart-data";
import { atLine, cellNumber, type DataTable, numberRegex, type TableProblem } from "../charts/data-table";
import { type Pattern } from "../model/field";

interface TableRule {
  /** Returns an error if the table has the wrong columns or rows. */
  readonly layout: (table: DataTable) => string | undefined;
  /** Index of the column with the numbers. A negative index counts from the end, as in `Array.at`. */
  readonly column: number;
  readonly patterns: readonly Pattern[];
  /** Returns an error if the sum of the numbers is wrong. Called only if each number is valid. */
  readonly sum?: (table: DataTable) => string | undefined;
}

/** Numbers with more than 15 significant digits can lose precision in JavaScript. */
const mostDigits = 15;

const numberPatterns: readonly Pattern[] = [
  {
    regex: numberRegex,
    message: (text) =>
      /^-?[\d.]+,[\d.,]*\d$/.test(text)
        ? `is "${text}": use a point instead of the comma, as in 12.5, and no commas between thousands`
        : `is "${text}": use a number such as 12.5, without a unit`,
    cmsMessage: "isn't a number such as 12.5, without a unit",
  },
  {
    regex: new RegExp(`^(\\D*\\d){0,${mostDigits}}\\D*$`),
    message: (text) => `has ${text.replace(/\D/g, "").length} digits, but at most ${mostDigits} are allowed`,
    cmsMessage: `has more than ${mostDigits} digits`,
  },
];

const share: TableRule = {
  layout: ({ columns, rows }) =>
    columns.length === 2 && rows.length === 2
      ? undefined
      : "needs two columns and two rows: the share and the rest, with their percentages",
  column: 1,
  patterns: [
    ...numberPatterns,
    {
      regex: /^0*(100(\.0+)?|\d{1,2}(\.\d+)?)$/,
      message: (text) => `is ${text}: use a percentage from 0 to 100`,
      cmsMessage: "isn't a percentage from 0 to 100",
    },
  ],
  sum: ({ rows }) => {
    const sum = rows.reduce((total, row) => total + cellNumber(row[1]), 0);
    // Tolerate rounding errors in floating-point sums.
    return Math.abs(sum - 100) > 0.001 ? `has percentages that add up to ${sum} instead of 100` : undefined;
  },
};

const tableRules: Readonly<Record<ChartKind, TableRule>> = {
  BarChart: {
    layout: ({ columns }) =>
      columns.length > 1 ? undefined : "needs a column of numbers after the column of names",
    column: 1,
    patterns: numberPatterns,
  },
  ShareBar: share,
  Hundred: share,
  Benchmarks: {
    layout: ({ columns }) =>
      columns.length > 2 && columns.at(-1)?.text === "Unit"
        ? undefined
        : "needs at least three columns: names, numbers, and a last column called Unit",
    column: -2,
    patterns: numberPatterns,
  },
};

const rules: ReadonlyMap<string, TableRule> = new Map(Object.entries(tableRules));

/** Returns the patterns that cells in a column must match. Only a chart's column of numbers has patterns. */
export function columnPatterns(component: string, { columns }: DataTable, index: number): readonly Pattern[] {
  const rule = rules.get(component);
  return rule !== undefined && columns.at(rule.column) === columns[index] ? rule.patterns : [];
}

export function tableProblems(component: string, table: DataTable): TableProblem[] {
  const rule = rules.get(component);
  if (rule === undefined) return [];
  const layout = rule.layout(table);
  if (layout !== undefined) return [atLine(layout)];
  const problems = table.rows.flatMap((row) => {
    const cell = row.at(rule.column);
    if (cell === undefined) return [];
    const broken = rule.patterns.find(({ regex }) => !regex.test(cell.text));
    const field = table.columns.at(rule.column)?.text ?? "";
    return broken
      ? [{ line: cell.line, column: cell.column, field, message: broken.message(cell.text) }]
      : [];
  });
  const sum = problems.length === 0 ? rule.sum?.(table) : undefined;
  return sum === undefined ? problems : [atLine(sum)];
}
